import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { FROZEN_AFTER_MS, type SeasonDates, seasonDates } from './seasons.ts'

/** Ranked fight in which the player attacked. */
export interface CardFight {
  readonly id: string
  readonly atMs: number
  readonly opponentId: number | null
  readonly won: boolean
  readonly ownRank: number
  readonly newRank: number
  readonly opponentRank: number
  readonly opponentHouse: number
}

/** Ranked fight in which the player attacked or was attacked. */
export interface CardDuel {
  readonly id: string
  readonly attackerId: number
  readonly atMs: number
  readonly opponentId: number
  readonly opponentHouse: number
  readonly won: boolean
}

/** By then the last fights are written and the places frozen (R28). */
export const cardFromMs = ({ endMs }: SeasonDates): number => endMs + FROZEN_AFTER_MS

/** Season whose card is shown until the next card is available. Null before the world's first card. */
export const cardSeason = (now: SeasonDates, nowMs: number): SeasonDates | null => {
  const shown = nowMs >= cardFromMs(now) ? now : seasonDates(now, now.number - 1)
  return shown.number < CURRENT_SEASON_FIRST ? null : shown
}

/** Compares by the first differing key. The first of equal entries wins. Null for an empty list. */
const leastOf = <T>(list: readonly T[], keysOf: (entry: T) => readonly number[]): T | null => {
  let least: { readonly entry: T; readonly keys: readonly number[] } | null = null
  for (const entry of list) {
    const keys = keysOf(entry)
    const than = least?.keys
    const differs = than === undefined ? -1 : keys.findIndex((key, index) => key !== than[index])
    if (than === undefined || (differs >= 0 && (keys[differs] ?? 0) < (than[differs] ?? 0))) least = { entry, keys }
  }
  return least?.entry ?? null
}

/**
 * The win over the opponent furthest above the player's rank. Bots count only without other wins. Ties: higher
 * opponent, then earlier fight.
 */
export const bestFight = (fights: readonly CardFight[]): CardFight | null =>
  leastOf(
    fights.filter(({ won }) => won),
    ({ opponentId, ownRank, opponentRank, atMs }) => [
      opponentId === null ? 1 : 0,
      ownRank - opponentRank,
      -opponentRank,
      atMs,
    ],
  )

export interface Streak {
  readonly wins: number
  readonly fromMs: number
  readonly untilMs: number
}

/** The earliest of equally long streaks. Null without a win. @param fights oldest first */
export const longestStreak = (fights: readonly CardFight[]): Streak | null => {
  const streaks: Streak[] = []
  let [wins, fromMs] = [0, 0]
  for (const { won, atMs } of fights) {
    if (wins === 0) fromMs = atMs
    wins = won ? wins + 1 : 0
    if (wins > 0) streaks.push({ wins, fromMs, untilMs: atMs })
  }
  return leastOf(streaks, ({ wins: row }) => [-row])
}

/** Rank points at the end of each day with a fight. `startMs` is the start of day 0. @param fights oldest first */
export const roadOf = (
  fights: readonly CardFight[],
  startMs: number,
): readonly { readonly day: number; readonly rankPoints: number }[] => {
  const road = new Map<number, number>()
  for (const { atMs, newRank } of fights) road.set(Math.floor((atMs - startMs) / MS_PER_DAY), newRank)
  return [...road].map(([day, rankPoints]) => ({ day, rankPoints }))
}

export interface Nemesis {
  readonly opponentId: number
  readonly lost: number
  readonly won: number
  readonly last: CardDuel
}

/**
 * The opponent with the most wins against the player. Ties: fewest losses to the player, then latest win. Null if the
 * player never lost.
 */
export const nemesisOf = (duels: readonly CardDuel[]): Nemesis | null => {
  const counts = new Map<number, { lost: number; won: number; last: CardDuel | null }>()
  for (const duel of duels) {
    const count = counts.get(duel.opponentId) ?? { lost: 0, won: 0, last: null }
    counts.set(duel.opponentId, count)
    if (duel.won) count.won += 1
    else {
      count.lost += 1
      if (count.last === null || duel.atMs > count.last.atMs) count.last = duel
    }
  }
  const beaten = [...counts].flatMap(([opponentId, { last, ...count }]) =>
    last === null ? [] : [{ opponentId, ...count, last }],
  )
  return leastOf(beaten, ({ opponentId, lost, won, last }) => [-lost, won, -last.atMs, opponentId])
}

export interface GuildDamage {
  readonly guildId: number
  readonly bossEventId: string
  readonly damage: number
  readonly fights: number
}

/** Damage dealt after the end of the ranked days, in the boss event that was still running. */
export type LateDamage = Pick<GuildDamage, 'bossEventId' | 'damage' | 'fights'>

/**
 * The guild for which the player dealt most damage until the end of the ranked days, so without `late`. Null without
 * damage.
 */
export const guildDamageOf = (
  dealt: readonly GuildDamage[],
  late: LateDamage | null,
): Omit<GuildDamage, 'bossEventId'> | null => {
  const hit = leastOf(
    dealt.filter(({ bossEventId }) => bossEventId === late?.bossEventId),
    ({ guildId, damage }) => [-damage, guildId],
  )
  const guilds = new Map<number, { damage: number; fights: number }>()
  for (const part of dealt) {
    const off = part === hit ? late : null
    const sum = guilds.get(part.guildId) ?? { damage: 0, fights: 0 }
    guilds.set(part.guildId, {
      damage: sum.damage + Math.max(0, part.damage - (off?.damage ?? 0)),
      fights: sum.fights + Math.max(0, part.fights - (off?.fights ?? 0)),
    })
  }
  const sums = [...guilds].map(([guildId, sum]) => ({ guildId, ...sum })).filter(({ damage }) => damage > 0)
  return leastOf(sums, ({ guildId, damage }) => [-damage, guildId])
}

/** The earliest of equally lucky rolls. Null if there are none. */
export const luckiestRoll = <T extends { readonly chancePercent: number; readonly number: number }>(
  rolls: readonly T[],
): T | null => leastOf(rolls, ({ chancePercent, number }) => [chancePercent, number])
