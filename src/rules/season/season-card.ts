import { CURRENT_SEASON_FIRST } from '../constants.ts'
import { MS_PER_DAY } from '../units.ts'
import { FROZEN_AFTER_MS, type SeasonDates, seasonDates } from './seasons.ts'

/** A ranked fight of a season in which the player attacked. */
export interface CardFight {
  /** The fight's own id. */
  readonly id: string
  readonly atMs: number
  /** Null for a bot. */
  readonly opponentId: number | null
  readonly won: boolean
  /** Rank points before and after. */
  readonly ownRank: number
  readonly newRank: number
  readonly opponentRank: number
  readonly opponentHouse: number
}

/** A ranked fight between the player and somebody else, whoever attacked. */
export interface CardDuel {
  readonly id: string
  readonly attackerId: number
  readonly atMs: number
  readonly opponentId: number
  /** The opponent's house in it. */
  readonly opponentHouse: number
  readonly won: boolean
}

/** From when on the card of a season can be looked at: its last fights are written, its places frozen (R28). */
export const cardFromMs = ({ endMs }: SeasonDates): number => endMs + FROZEN_AFTER_MS

/** The season whose card can be looked at, until the next one's can; null before a world's first season has ended. */
export const cardSeason = (now: SeasonDates, nowMs: number): SeasonDates | null => {
  const shown = nowMs >= cardFromMs(now) ? now : seasonDates(now, now.number - 1)
  return shown.number < CURRENT_SEASON_FIRST ? null : shown
}

/** The least of a list by the first of these numbers that differs; the first of equals; null of an empty list. */
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
 * The best fight: the win over the opponent furthest above the own rank. A bot, whose rank is made up and brings at most ten points (R12),
 * counts only where nobody else was beaten; then the higher opponent, then the earlier fight.
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

/** Wins in a row. */
export interface Streak {
  readonly wins: number
  readonly fromMs: number
  readonly untilMs: number
}

/** The longest row of wins, the earlier of equal ones; null without a win. @param fights in the order in which they were fought */
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

/** Rank points at the end of each day with a fight, by day from 0. @param fights in the order in which they were fought */
export const roadOf = (
  fights: readonly CardFight[],
  startMs: number,
): readonly { readonly day: number; readonly rankPoints: number }[] => {
  const road = new Map<number, number>()
  for (const { atMs, newRank } of fights) road.set(Math.floor((atMs - startMs) / MS_PER_DAY), newRank)
  return [...road].map(([day, rankPoints]) => ({ day, rankPoints }))
}

/** Who has won most often against the player. */
export interface Nemesis {
  readonly opponentId: number
  readonly lost: number
  readonly won: number
  /** The last fight that was lost. */
  readonly last: CardDuel
}

/** The nemesis; of those who have won as often whom the player has beaten least, then who won last; null for who lost to nobody. */
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

/** What was dealt to a boss in one of its stays for one guild. */
export interface GuildDamage {
  readonly guildId: number
  readonly stayId: string
  readonly damage: number
  readonly fights: number
}

/** What was dealt to the boss of a season's last stay when the ranked days were over. */
export type LateDamage = Pick<GuildDamage, 'stayId' | 'damage' | 'fights'>

/**
 * The damage for the guild that had the most of it, until the ranked days' end; null without any. The last stay goes on over that: what was
 * dealt later is taken off the guild for which most was dealt in it.
 */
export const guildDamageOf = (
  dealt: readonly GuildDamage[],
  late: LateDamage | null,
): Omit<GuildDamage, 'stayId'> | null => {
  const hit = leastOf(
    dealt.filter(({ stayId }) => stayId === late?.stayId),
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

/** The roll with the lowest chance, the earlier of equal ones; null of none. */
export const luckiestRoll = <T extends { readonly chancePercent: number; readonly number: number }>(
  rolls: readonly T[],
): T | null => leastOf(rolls, ({ chancePercent, number }) => [chancePercent, number])
