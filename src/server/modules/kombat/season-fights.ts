import { fightSummary } from '#rules/kombat/fight-summary.ts'
import type { CardDuel, CardFight } from '#rules/season/season-card.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { groupsBy } from '#server/groups.ts'
import { recordOfRow } from './decided-fight.ts'
import type { FightRow } from './packed-fight.ts'
import { bossHits, fightsByIds, rankedAttacks, rankedIncomingFights, type Span } from './season-fights-store.ts'

export interface SeasonFights {
  /** Oldest first. */
  readonly attacks: readonly CardFight[]
  /** Against players and NPCs, as attacker or defender, unordered. */
  readonly duels: readonly CardDuel[]
  /** Boss damage after the span, until the next season; null for none. */
  readonly lateHits: { readonly damage: number; readonly fights: number } | null
}

const duelsOfAttacks = (attackerId: number, attacks: readonly CardFight[]): CardDuel[] =>
  attacks.flatMap(({ id, atMs, opponentHouse, opponentId, won }) =>
    opponentId === null ? [] : [{ id, attackerId, atMs, opponentHouse, opponentId, won }],
  )

/** One entry per player. @param lateUntilMs the next season's start, because bosses are fought on the off-season day too */
export const seasonFightsOf = async (
  db: Db,
  playerIds: readonly number[],
  span: Span,
  lateUntilMs: number,
): Promise<ReadonlyMap<number, SeasonFights>> => {
  const attacks = groupsBy(await rankedAttacks(db, playerIds, span), ({ playerId }) => playerId)
  const defences = groupsBy(await rankedIncomingFights(db, playerIds, span), ({ playerId }) => playerId)
  const late = await bossHits(db, playerIds, { fromMs: span.toMs, toMs: lateUntilMs })
  return new Map(
    playerIds.map((playerId) => {
      const own = attacks.get(playerId) ?? []
      const duels = [...duelsOfAttacks(playerId, own), ...(defences.get(playerId) ?? [])]
      return [playerId, { attacks: own, duels, lateHits: late.get(playerId) ?? null }]
    }),
  )
}

export interface FightSeen {
  readonly damage: number
  readonly healthLeftPercent: number
  readonly opponentName: string
}

const seenOf = (row: FightRow): FightSeen | null => {
  try {
    const { attacker } = fightSummary(recordOfRow(row).scenario)
    return {
      damage: attacker.totalDamage,
      healthLeftPercent: Math.round((1000 * attacker.finalHp) / row.inputs.attacker.maxHp) / 10,
      opponentName: row.result.enemy.username,
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Simulates each fight again with its rules version. Skips fights whose version this build lacks. */
export const fightsSeen = async (
  db: Db,
  keys: readonly { readonly attackerId: number; readonly id: string }[],
  span: Span,
): Promise<ReadonlyMap<string, FightSeen>> => {
  const seen = new Map<string, FightSeen>()
  for (const [id, row] of await fightsByIds(db, keys, span)) {
    const fight = seenOf(row)
    if (fight) seen.set(id, fight)
  }
  return seen
}
