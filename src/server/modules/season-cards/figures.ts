import { bossEventsBeginning } from '#rules/boss/boss-calendar.ts'
import {
  bestFight,
  type CardFight,
  type GuildDamage,
  guildDamageOf,
  longestStreak,
  nemesisOf,
  roadOf,
} from '#rules/season/season-card.ts'
import type { SeasonDates } from '#rules/season/seasons.ts'
import type { Db } from '#server/db/database.ts'
import type { CardFigures } from '#server/db/tables/season.ts'
import { damageForGuilds } from '#server/modules/boss/service.ts'
import { fightsSeen, replayIdOf, type SeasonFights, seasonFightsOf } from '#server/modules/kombat/service.ts'
import { luckiestRolls } from '#server/modules/luck/service.ts'
import { type Standing, standingsAtEnd } from '#server/modules/season/service.ts'
import { isoOf } from '#server/text/iso.ts'

type FightsSeen = Awaited<ReturnType<typeof fightsSeen>>
type WonRoll = Awaited<ReturnType<typeof luckiestRolls>> extends ReadonlyMap<number, infer R> ? R : never

const bestOf = (playerId: number, best: CardFight | null, seen: FightsSeen): CardFigures['best_fight'] => {
  const fight = best && seen.get(best.id)
  if (!best || !fight) return null
  return {
    fight: replayIdOf(playerId, best.id),
    opponent: {
      id: best.opponentId,
      // Player names can change; only a bot's is stored.
      name: best.opponentId === null ? fight.opponentName : null,
      house_id: best.opponentHouse,
    },
    fought_at: isoOf(best.atMs),
    own_rank: best.ownRank,
    opponent_rank: best.opponentRank,
    damage: fight.damage,
    health_left_percent: fight.healthLeftPercent,
  }
}

const nemesisFigure = ({ duels }: SeasonFights): CardFigures['nemesis'] => {
  const nemesis = nemesisOf(duels)
  return (
    nemesis && {
      fight: replayIdOf(nemesis.last.attackerId, nemesis.last.id),
      opponent: { id: nemesis.opponentId, name: null, house_id: nemesis.last.opponentHouse },
      lost: nemesis.lost,
      won: nemesis.won,
      fought_at: isoOf(nemesis.last.atMs),
    }
  )
}

const rollFigure = (roll: WonRoll | undefined): CardFigures['luckiest_roll'] =>
  roll === undefined
    ? null
    : {
        number: roll.number,
        name: roll.name,
        at: roll.at.toISOString(),
        chance_percent: roll.chancePercent,
        odds: { ...roll.odds },
        outcome: { ...roll.outcome },
      }

const streakFigure = ({ attacks }: SeasonFights): CardFigures['longest_streak'] => {
  const streak = longestStreak(attacks)
  return streak && { wins: streak.wins, from: isoOf(streak.fromMs), until: isoOf(streak.untilMs) }
}

const guildFigure = (
  dealt: readonly GuildDamage[],
  { lateHits }: SeasonFights,
  lastStayId: string | undefined,
): CardFigures['guild_damage'] => {
  const late = lateHits && lastStayId !== undefined ? { ...lateHits, bossEventId: lastStayId } : null
  const most = guildDamageOf(dealt, late)
  return most && { guild_id: most.guildId, damage: most.damage, fights: most.fights }
}

const countFigures = ({ fights, wins, rankPoints, place }: Standing) => ({
  ...{ fights, wins, place },
  rank_latest: rankPoints,
})

/**
 * Figures by player id, as of the end of the ranked days. Players without fights, and fights and rolls deleted since,
 * are missing (R10, R46).
 */
export const cardFiguresOf = async (
  db: Db,
  over: SeasonDates,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, CardFigures>> => {
  const standings = await standingsAtEnd(db, over, playerIds)
  const ids = [...standings.keys()]
  if (ids.length === 0) return new Map()
  const span = { fromMs: over.startMs, toMs: over.endMs }
  const fights = await seasonFightsOf(db, ids, span, over.nextMs)
  const best = new Map([...fights].map(([id, { attacks }]) => [id, bestFight(attacks)] as const))
  const seen = await fightsSeen(
    db,
    [...best].flatMap(([attackerId, fight]) => (fight ? [{ attackerId, id: fight.id }] : [])),
    span,
  )
  const rolls = await luckiestRolls(db, ids, span)
  const bossEvents = bossEventsBeginning(over.startMs, over.endMs).map(({ id }) => id)
  const dealt = await damageForGuilds(db, ids, bossEvents)
  const figures = new Map<number, CardFigures>()
  for (const [id, standing] of standings) {
    const own = fights.get(id)
    if (own === undefined) continue
    figures.set(id, {
      ...countFigures(standing),
      best_fight: bestOf(id, best.get(id) ?? null, seen),
      nemesis: nemesisFigure(own),
      luckiest_roll: rollFigure(rolls.get(id)),
      longest_streak: streakFigure(own),
      guild_damage: guildFigure(
        dealt.filter(({ playerId }) => playerId === id),
        own,
        bossEvents.at(-1),
      ),
      road: roadOf(own.attacks, over.startMs).map(({ day, rankPoints }) => ({ day, rank_points: rankPoints })),
    })
  }
  return figures
}
