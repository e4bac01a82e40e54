import type { BossFight, FightRecord, FightSpoils, MatchResult } from '../../../contracts/wire.ts'
import type { FightOutcome, Side } from '../../../rules/kombat/fight-types.ts'
import { type SimulateFight, simulationOf } from '../../../rules/kombat/fight-versions.ts'
import type { MatchSnapshot } from '../../db/tables/kombat.ts'
import { Refusal } from '../../refusal.ts'
import type { NewFight } from './fight-store.ts'
import type { FightRow } from './packed-fight.ts'
import { fightSeed } from './provable-seed.ts'
import { replayIdOf } from './replay-id.ts'

/** A fight whose loadouts and seeds are fixed. */
interface PreparedFight {
  readonly id: string
  readonly kind: NewFight['kind']
  readonly atMs: number
  readonly attackerId: number
  /** Null for a bot. */
  readonly defenderId: number | null
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
  readonly clientSeed: string
  readonly rulesVersion: string
  /** The rules of that version. */
  readonly simulate: SimulateFight
}

/** The consequences of a fight for its attacker, and whether it was ranked. */
interface Aftermath extends FightSpoils {
  readonly ranked: boolean
  readonly boss?: NonNullable<NewFight['result']['boss']>
}

/** A simulated fight: how it ended, and the row to store once its aftermath is known. */
interface DecidedFight {
  readonly winner: Side
  readonly finalHp: FightOutcome['finalHp']
  stored(aftermath: Aftermath): NewFight
  /** What is stored as its attacker sees it, with the turns that it was decided by. */
  shown(stored: NewFight): MatchResult
}

/** Turns on the wire. */
const turnsOf = ({ scenario }: FightOutcome): FightRecord['scenario'] => scenario.map((entry) => ({ ...entry }))

type ResultColumns = Pick<
  FightRow,
  'id' | 'attacker_id' | 'at' | 'kind' | 'server_seed' | 'client_key' | 'rules_version' | 'inputs' | 'result'
>

/**
 * The turns of a stored fight, from its inputs and seeds by the rules of its version.
 * @throws Refusal `replay-not-found` where this build no longer has those rules, or they cannot take what is stored
 */
const scenarioOfRow = ({ rules_version, inputs, server_seed, client_key }: ResultColumns): FightRecord['scenario'] => {
  try {
    const outcome = simulationOf(rules_version)?.(inputs, fightSeed(server_seed, client_key))
    if (outcome) return turnsOf(outcome)
  } catch {
    // Reported to the caller below.
  }
  throw new Refusal('replay-not-found')
}

const bossPartOf = ({
  slug,
  opponent,
  damage,
  second_phase_from,
}: NonNullable<FightRow['result']['boss']>): NonNullable<FightRecord['boss']> => ({
  slug,
  opponent,
  damage,
  second_phase_from,
})

/** A stored fight with its turns, without what only its attacker sees. */
const recordWith = (row: ResultColumns, scenario: FightRecord['scenario']): FightRecord => {
  const { result } = row
  return {
    replay_id: replayIdOf(row.attacker_id, row.id),
    fought_at: row.at.toISOString(),
    kind: row.kind,
    user: result.user,
    enemy: result.enemy,
    is_bot: result.is_bot,
    winner: result.winner,
    scenario,
    ranked: result.ranked,
    // Not field by field, which would fail for what an earlier release did not store.
    inputs: row.inputs as FightRecord['inputs'],
    server_seed: row.server_seed,
    client_key: row.client_key,
    commitment: result.commitment,
    rules_version: row.rules_version,
    ...(result.boss && { boss: bossPartOf(result.boss) }),
  }
}

/** A stored fight without what only its attacker sees. @throws Refusal `replay-not-found` as `scenarioOfRow` does */
export const recordOfRow = (row: ResultColumns): FightRecord => recordWith(row, scenarioOfRow(row))

/** What a stored fight brought its attacker. */
export const spoilsOfRow = ({ result }: Pick<FightRow, 'result'>): FightSpoils => {
  const { user, enemy, is_bot, winner, ranked, commitment, boss, ...spoils } = result
  return spoils
}

/** What a stored fight with a boss brought its attacker beside; nothing for other fights. */
export const bossSpoilsOfRow = ({
  result: { boss },
}: Pick<FightRow, 'result'>): Partial<Pick<BossFight, 'rewards' | 'used'>> =>
  boss ? { rewards: boss.rewards, used: boss.used } : {}

/** A stored fight as its attacker sees it. */
export const resultOfRow = (row: ResultColumns): MatchResult => ({ ...recordOfRow(row), ...spoilsOfRow(row) })

/** A fight of these turns as its attacker sees it. */
const resultOf = (fight: NewFight, scenario: FightRecord['scenario']): MatchResult => {
  const row = {
    id: fight.id,
    attacker_id: BigInt(fight.attackerId),
    at: new Date(fight.atMs),
    kind: fight.kind,
    server_seed: fight.serverSeed,
    client_key: fight.clientSeed,
    rules_version: fight.rulesVersion,
    inputs: fight.inputs,
    result: fight.result,
  }
  return { ...recordWith(row, scenario), ...spoilsOfRow(row) }
}

/** Simulates a prepared fight (R07). */
export const decideFight = (fight: PreparedFight): DecidedFight => {
  const { own, opponent, commitment, simulate, ...row } = fight
  const inputs = { attacker: own.stats, defender: opponent.stats }
  const outcome = simulate(inputs, fightSeed(fight.serverSeed, fight.clientSeed))
  const { winner, finalHp } = outcome
  return {
    winner,
    finalHp,
    shown: (stored) => resultOf(stored, turnsOf(outcome)),
    stored: (aftermath) => ({
      ...row,
      inputs,
      result: {
        user: own.profile,
        enemy: opponent.profile,
        is_bot: fight.defenderId === null,
        winner,
        commitment,
        ...aftermath,
      },
    }),
  }
}
