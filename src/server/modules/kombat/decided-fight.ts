import type { BossFight, FightRecord, FightRewards, MatchResult } from '#contracts/wire.ts'
import type { FightOutcome, Side } from '#rules/kombat/fight-types.ts'
import { type SimulateFight, simulationOf } from '#rules/kombat/fight-versions.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import type { MatchSnapshot } from '#server/db/tables/kombat.ts'
import { fightById, type NewFight } from './fight-store.ts'
import type { FightRow } from './packed-fight.ts'
import { fightSeed } from './provable-seed.ts'
import { type ReplayId, replayIdOf } from './replay-id.ts'

interface PreparedFight {
  readonly id: string
  readonly kind: NewFight['kind']
  readonly atMs: number
  readonly attackerId: number
  readonly defenderId: number | null
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
  readonly clientSeed: string
  readonly rulesVersion: string
  readonly simulate: SimulateFight
}

interface Aftermath extends FightRewards {
  readonly ranked: boolean
  readonly boss?: NonNullable<NewFight['result']['boss']>
}

interface DecidedFight {
  readonly winner: Side
  readonly finalHp: FightOutcome['finalHp']
  stored(aftermath: Aftermath): NewFight
  shown(stored: NewFight): MatchResult
}

const turnsOf = ({ scenario }: FightOutcome): FightRecord['scenario'] => scenario.map((entry) => ({ ...entry }))

/** @param sinceMs oldest fight; by default a fight of any age is found @throws ApiError `replay-not-found` */
export const storedFight = async (db: Db, key: ReplayId, sinceMs = 0): Promise<FightRow> => {
  const row = await fightById(db, key, sinceMs)
  if (!row) throw new ApiError('replay-not-found')
  return row
}

type ResultColumns = Pick<
  FightRow,
  'id' | 'attacker_id' | 'at' | 'kind' | 'server_seed' | 'client_key' | 'rules_version' | 'inputs' | 'result'
>

/** Null if this build lacks the fight's rules version, or that version rejects the stored data. */
export const outcomeOfRow = ({
  rules_version,
  inputs,
  server_seed,
  client_key,
}: ResultColumns): FightOutcome | null => {
  try {
    return simulationOf(rules_version)?.(inputs, fightSeed(server_seed, client_key)) ?? null
  } catch {
    return null
  }
}

/** @throws ApiError `replay-not-found` if `outcomeOfRow` is null */
const scenarioOfRow = (row: ResultColumns): FightRecord['scenario'] => {
  const outcome = outcomeOfRow(row)
  if (!outcome) throw new ApiError('replay-not-found')
  return turnsOf(outcome)
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
    // Cast as a whole: picking field by field would fail for fields that an earlier release did not store.
    inputs: row.inputs as FightRecord['inputs'],
    server_seed: row.server_seed,
    client_key: row.client_key,
    commitment: result.commitment,
    rules_version: row.rules_version,
    ...(result.boss && { boss: bossPartOf(result.boss) }),
  }
}

/** Leaves out what only the attacker may see. @throws ApiError `replay-not-found` as `scenarioOfRow` */
export const recordOfRow = (row: ResultColumns): FightRecord => recordWith(row, scenarioOfRow(row))

export const rewardsOfRow = ({ result }: Pick<FightRow, 'result'>): FightRewards => {
  const { user, enemy, is_bot, winner, ranked, commitment, boss, ...rewards } = result
  return rewards
}

export const bossRewardsOfRow = ({
  result: { boss },
}: Pick<FightRow, 'result'>): Partial<Pick<BossFight, 'rewards' | 'used'>> =>
  boss ? { rewards: boss.rewards, used: boss.used } : {}

export const resultOfRow = (row: ResultColumns): MatchResult => ({ ...recordOfRow(row), ...rewardsOfRow(row) })

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
  return { ...recordWith(row, scenario), ...rewardsOfRow(row) }
}

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
