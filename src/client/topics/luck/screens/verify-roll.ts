import type { LuckRoll } from '../../../../contracts/wire.ts'
import { isHonestRoll, luckText } from '../../../../rules/luck/luck.ts'

/** What the checks of a roll found; the reason is a key under `luck.wrong`. */
export type RollVerdict =
  | { readonly state: 'verified' }
  /** Its seed is not turned over yet. */
  | { readonly state: 'sealed' }
  /** Decided and not shown yet: a hunt that runs. */
  | { readonly state: 'hidden' }
  /** The page has no Web Crypto: it came without HTTPS. */
  | { readonly state: 'unchecked' }
  | { readonly state: 'wrong'; readonly reason: 'commitment' | 'clientSeed' | 'hash' | 'outcome' | 'odds' }

/** What this device was shown before a roll: the chain's hash and client seed, and the hash of the seed that follows. */
export interface LuckCommitment {
  /** Number of the chain. */
  readonly no: number
  /** First number of the chain. */
  readonly from: number
  readonly hash: string
  readonly nextHash: string
  readonly clientSeed: string
}

/** The parts of Web Crypto that verification needs. */
export type LuckCrypto = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'>

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** SHA-256 (hex) of a server seed's 32 bytes: what was shown from its chain's start (R46). */
export const seedHashOf = async (serverSeed: string, crypto: LuckCrypto): Promise<string> =>
  hexOf(await crypto.digest('SHA-256', bytesOf(serverSeed)))

/** The seed of one roll (R46). */
const rollSeedOf = async (roll: LuckRoll, serverSeed: string, crypto: LuckCrypto): Promise<string> => {
  const key = await crypto.importKey('raw', bytesOf(serverSeed), HMAC, false, ['sign'])
  const text = luckText(roll.client_seed, roll.number, roll.name)
  return hexOf(await crypto.sign('HMAC', key, new TextEncoder().encode(text)))
}

/** The commitment that covers a roll: of the newest chain that had begun by its number; the chain before it has promised its hash. */
const commitmentOf = (commitments: readonly LuckCommitment[], number: number): LuckCommitment | undefined => {
  const commitment = commitments.findLast(({ from }) => from <= number)
  const before = commitments.find(({ no }) => no + 1 === commitment?.no)
  return commitment && before ? { ...commitment, hash: before.nextHash } : commitment
}

/**
 * Verifies a roll on this device by the game's own rules (R46): what was shown before it, the seed against its hash, and the outcome
 * drawn again from the seed by the stored odds.
 */
export const verifyRoll = async (
  roll: LuckRoll,
  crypto: LuckCrypto | null,
  commitments: readonly LuckCommitment[] = [],
): Promise<RollVerdict> => {
  const commitment = commitmentOf(commitments, roll.number)
  if (commitment && commitment.hash !== roll.server_seed_hash) return { state: 'wrong', reason: 'commitment' }
  if (commitment && commitment.clientSeed !== roll.client_seed) return { state: 'wrong', reason: 'clientSeed' }
  if (roll.server_seed === null) return { state: 'sealed' }
  if (crypto === null) return { state: 'unchecked' }
  if ((await seedHashOf(roll.server_seed, crypto)) !== roll.server_seed_hash) return { state: 'wrong', reason: 'hash' }
  if (roll.outcome === null) return { state: 'hidden' }
  try {
    const isHonest = isHonestRoll(await rollSeedOf(roll, roll.server_seed, crypto), roll)
    return isHonest ? { state: 'verified' } : { state: 'wrong', reason: 'outcome' }
  } catch {
    return { state: 'wrong', reason: 'odds' }
  }
}
