import type { FightCommitment } from '#client/topics/kombat/shared/commitments.ts'
import type { Replay, ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import { canonicalJson, commitmentText } from '#rules/kombat/commitment-text.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import type { SimulateFight } from '#rules/kombat/fight-versions.ts'
import { hexOf } from '#rules/merkle/hex.ts'

export const CHECKS = ['commitment', 'promise', 'key', 'scenario'] as const
export type CheckName = (typeof CHECKS)[number]

/** `reason` is a key under `replay.verify`. */
export type CheckOutcome =
  | { readonly state: 'holds' }
  | {
      readonly state: 'broken'
      readonly reason: CheckName | 'winner' | 'length' | 'inputs'
      readonly turn?: number
      readonly count?: number
    }
  | { readonly state: 'skipped'; readonly reason: 'promise' | 'challenge' | 'key' | 'scenario' | 'noCrypto' }

export type Verification = Readonly<Record<CheckName, CheckOutcome>>

export interface VerifyPorts {
  /** Null on an insecure page. */
  readonly subtle: Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'> | null
  /** Null if this build lacks the rules version. */
  readonly simulationOf: (rulesVersion: string) => SimulateFight | null
  /** The commitment that this device saw before the fight. Null if it saw none. */
  readonly promise: FightCommitment | null
}

const HOLDS = { state: 'holds' } as const
const utf8 = new TextEncoder()

const checkPromise = ({ kind, commitment }: Replay, promise: FightCommitment | null): CheckOutcome => {
  if (!promise) return { state: 'skipped', reason: kind === 'challenge' ? 'challenge' : 'promise' }
  return promise.commitment === commitment ? HOLDS : { state: 'broken', reason: 'promise' }
}

const checkKey = ({ client_key }: Replay, promise: FightCommitment | null): CheckOutcome => {
  if (!promise) return { state: 'skipped', reason: 'key' }
  return promise.idempotencyKey === client_key ? HOLDS : { state: 'broken', reason: 'key' }
}

const compare = (
  stored: Pick<Replay, 'scenario' | 'winner'>,
  again: { readonly scenario: readonly ScenarioEntry[]; readonly winner: Replay['winner'] },
): CheckOutcome => {
  const shorter = Math.min(stored.scenario.length, again.scenario.length)
  for (let at = 0; at < shorter; at++)
    if (canonicalJson(stored.scenario[at]) !== canonicalJson(again.scenario[at]))
      return { state: 'broken', reason: 'scenario', turn: Math.max(0, at - SETUP_ENTRIES + 1) }
  if (stored.scenario.length !== again.scenario.length)
    return { state: 'broken', reason: 'length', count: again.scenario.length - SETUP_ENTRIES }
  return stored.winner === again.winner ? HOLDS : { state: 'broken', reason: 'winner' }
}

const fightAgain = (replay: Replay, seedHex: string, simulate: SimulateFight): CheckOutcome => {
  // The same shape as in the rules, but its type has plain numbers as stone levels.
  const inputs = replay.inputs as { attacker: FightStats; defender: FightStats }
  try {
    return compare(replay, simulate(inputs, seedHex))
  } catch {
    return { state: 'broken', reason: 'inputs' }
  }
}

/** Recomputes commitment and seed, and simulates the fight. The checks do not depend on each other. */
export const verifyFight = async (replay: Replay, ports: VerifyPorts): Promise<Verification> => {
  const { subtle, promise, simulationOf } = ports
  const promised = { promise: checkPromise(replay, promise), key: checkKey(replay, promise) }
  if (!subtle) {
    const skipped = { state: 'skipped', reason: 'noCrypto' } as const
    return { commitment: skipped, ...promised, scenario: skipped }
  }
  const { attacker, defender } = replay.inputs as { attacker: FightStats; defender: FightStats }
  const committed = { serverSeed: replay.server_seed, attacker, defender, rulesVersion: replay.rules_version }
  const hash = hexOf(new Uint8Array(await subtle.digest('SHA-256', utf8.encode(commitmentText(committed)))))
  const commitment: CheckOutcome = hash === replay.commitment ? HOLDS : { state: 'broken', reason: 'commitment' }

  const simulate = simulationOf(replay.rules_version)
  if (!simulate) return { commitment, ...promised, scenario: { state: 'skipped', reason: 'scenario' } }
  return { commitment, ...promised, scenario: fightAgain(replay, await seedOf(replay, subtle), simulate) }
}

/**
 * The fight's seed. For a tournament it consists of the bracket's seed, round and match number (R26). Otherwise it is
 * derived from server seed and client seed (R07).
 */
const seedOf = async (
  { kind, server_seed, client_key }: Replay,
  subtle: NonNullable<VerifyPorts['subtle']>,
): Promise<string> => {
  if (kind === 'tournament') return `${server_seed}${client_key}`
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', utf8.encode(server_seed), hmac, false, ['sign'])
  return hexOf(new Uint8Array(await subtle.sign('HMAC', key, utf8.encode(client_key))))
}

/** `afterwards`: no commitment was seen before the fight. `unclear`: hash or simulation could not be computed. */
export const verdictOf = (verification: Verification): 'holds' | 'afterwards' | 'unclear' | 'broken' => {
  const states = CHECKS.map((check) => verification[check].state)
  if (states.includes('broken')) return 'broken'
  if (verification.commitment.state === 'skipped' || verification.scenario.state === 'skipped') return 'unclear'
  return verification.promise.state === 'holds' ? 'holds' : 'afterwards'
}
