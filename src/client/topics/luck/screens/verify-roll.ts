import type { LuckRoll } from '#contracts/wire.ts'
import { isHonestRoll, luckText } from '#rules/luck/luck.ts'
import { hexOf } from '#rules/merkle/hex.ts'

/** `reason` is a key under `luck.wrong`. */
export type RollVerdict =
  | { readonly state: 'verified' }
  | { readonly state: 'sealed' }
  | { readonly state: 'hidden' }
  /** The page came without HTTPS, so it has no Web Crypto. */
  | { readonly state: 'unchecked' }
  | { readonly state: 'wrong'; readonly reason: 'commitment' | 'clientSeed' | 'hash' | 'outcome' | 'odds' }

/** Data that this device saw before the roll: hash and client seed of the chain, hash of the next seed. */
export interface LuckCommitment {
  readonly no: number
  readonly from: number
  readonly hash: string
  readonly nextHash: string
  readonly clientSeed: string
}

export type LuckCrypto = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'>

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** SHA-256 (hex) of the seed's 32 bytes (R46). */
export const seedHashOf = async (serverSeed: string, crypto: LuckCrypto): Promise<string> =>
  hexOf(new Uint8Array(await crypto.digest('SHA-256', bytesOf(serverSeed))))

const rollSeedOf = async (roll: LuckRoll, serverSeed: string, crypto: LuckCrypto): Promise<string> => {
  const key = await crypto.importKey('raw', bytesOf(serverSeed), HMAC, false, ['sign'])
  const text = luckText(roll.client_seed, roll.number, roll.name)
  return hexOf(new Uint8Array(await crypto.sign('HMAC', key, new TextEncoder().encode(text))))
}

/** The newest chain that had begun by that roll. The chain before it committed to its hash. */
const commitmentOf = (commitments: readonly LuckCommitment[], number: number): LuckCommitment | undefined => {
  const commitment = commitments.findLast(({ from }) => from <= number)
  const before = commitments.find(({ no }) => no + 1 === commitment?.no)
  return commitment && before ? { ...commitment, hash: before.nextHash } : commitment
}

/** Checks commitment and seed hash, and draws the outcome again with the stored odds (R46). */
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
