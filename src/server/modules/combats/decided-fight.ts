import type { FightSpoils, MatchResult } from '../../../contracts/wire.ts'
import type { FightStats, Side } from '../../../rules/fight-types.ts'
import type { SimulateFight } from '../../../rules/fight-versions.ts'
import type { MatchSnapshot } from '../../db/database.ts'
import type { FightRow, NewFight } from './fight-store.ts'
import { fightSeed } from './provable-seed.ts'

/** A fight whose loadouts and seeds are settled. */
export interface PreparedFight {
  readonly id: string
  readonly kind: MatchResult['kind']
  readonly atMs: number
  readonly attackerId: number
  /** Null for a bot. */
  readonly defenderId: number | null
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
  readonly clientKey: string
  readonly rulesVersion: string
  /** The rules of that version. */
  readonly simulate: SimulateFight
}

/** What followed from a fight for its attacker, and whether it counted for the rank. */
export interface Aftermath extends FightSpoils {
  readonly ranked: boolean
}

/** A fight that was simulated: who won, and how it is stored once its aftermath is known. */
export interface DecidedFight {
  readonly winner: Side
  stored(aftermath: Aftermath): NewFight
}

/** Simulates a prepared fight (R07). */
export const decideFight = (fight: PreparedFight): DecidedFight => {
  const { own, opponent, commitment, simulate, ...row } = fight
  const inputs = { attacker: own.stats, defender: opponent.stats }
  const { winner, scenario } = simulate(inputs, fightSeed(fight.serverSeed, fight.clientKey))
  return {
    winner,
    stored: (aftermath) => ({
      ...row,
      inputs,
      result: {
        user: own.profile,
        enemy: opponent.profile,
        is_bot: fight.defenderId === null,
        winner,
        scenario: scenario.map((entry) => ({ ...entry })),
        commitment,
        ...aftermath,
      },
    }),
  }
}

const statsOnTheWire = (stats: FightStats): MatchResult['inputs']['attacker'] => ({
  ...stats,
  stones: stats.stones.map((stone) => ({ ...stone })),
})

type ResultColumns = Pick<
  FightRow,
  'id' | 'at' | 'kind' | 'server_seed' | 'client_key' | 'rules_version' | 'inputs' | 'result'
>

/** A stored fight as its attacker sees it. Rows of the first playable carry more in `result`; only what is named counts. */
export const resultOfRow = (row: ResultColumns): MatchResult => {
  const { result } = row
  return {
    replay_id: row.id,
    fought_at: row.at.toISOString(),
    kind: row.kind,
    user: result.user,
    enemy: result.enemy,
    is_bot: result.is_bot,
    winner: result.winner,
    scenario: result.scenario,
    ranked: result.ranked,
    inputs: { attacker: statsOnTheWire(row.inputs.attacker), defender: statsOnTheWire(row.inputs.defender) },
    server_seed: row.server_seed,
    client_key: row.client_key,
    commitment: result.commitment,
    rules_version: row.rules_version,
    old_rank: result.old_rank,
    new_rank: result.new_rank,
    rank_gain: result.rank_gain,
    win_streak: result.win_streak,
    drops: result.drops,
  }
}

/** A fight as its attacker sees it at once. */
export const resultOf = (fight: NewFight): MatchResult =>
  resultOfRow({
    id: fight.id,
    at: new Date(fight.atMs),
    kind: fight.kind,
    server_seed: fight.serverSeed,
    client_key: fight.clientKey,
    rules_version: fight.rulesVersion,
    inputs: fight.inputs,
    result: fight.result,
  })
