import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import type { CallData } from '#contracts/schemas.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { mondayMs } from '#rules/days.ts'
import { AWAY_MIN_MS } from '#rules/home/away.ts'
import { minedWithBiggerPocket } from '#rules/mining/bigger-pocket.ts'
import { minedNano, miningProgress, pocketMs } from '#rules/mining/mining.ts'
import { hasSeasonEnded, isOffSeason } from '#rules/season/season-times.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'
import { type CollectStep, collectSteps, type HomeFacts, type TodayKind, todayItems } from '../../shared/today-items.ts'

const KEY = 'away-shown'
const COLLECTED: ReadonlySet<TodayKind> = new Set(['claim', 'hunt', 'chests', 'inbox'])

/** Ms since the epoch; 0 before the first time. */
export const awayShownMs = (): number => {
  const stored = Number(readOwn(KEY))
  return Number.isFinite(stored) ? stored : 0
}

export const markAwayShown = (nowMs: number): void => writeOwn(KEY, String(nowMs))

type AwayAnswer = NonNullable<CallData<'combats.away'>>

export interface AwayStory {
  readonly sinceMs: number
  /** Since the player's last action or since this story was last shown, whichever is later. */
  readonly goneMs: number
  readonly minedNano: number
  readonly fullInMs: number | null
  /** Nano TOK that the next larger pocket would hold. Null if the pocket is not full, or already the largest. */
  readonly biggerNano: number | null
  /** Kills of the hunt that ended; null without one. */
  readonly kills: number | null
  readonly attacks: Pick<AwayAnswer, 'won' | 'lost' | 'attacker'> & { readonly count: number }
  /** On the PvP board; null if unlisted or unknown. */
  readonly place: AwayAnswer['place']
  /** Days left of the running season, at least one. */
  readonly seasonDays: { readonly number: number; readonly left: number } | null
  /** Nano TOK after the fee, already in the balance. */
  readonly sold: { readonly items: number; readonly tokNano: number }
  /** Number of unclaimed rewards that came to the inbox during the absence. */
  readonly arrived: number
  /** The season that has begun, or whose ranked days have ended (R28), during the absence. Null without one. */
  readonly season: { readonly number: number; readonly hasBegun: boolean } | null
  readonly leagueWeeks: number
  readonly steps: readonly CollectStep[]
}

const seasonSince = ({ season, nowMs }: HomeFacts, sinceMs: number): AwayStory['season'] => {
  if (!season) return null
  const { current_season: number, start_time, end_time } = season
  const startMs = start_time * MS_PER_SECOND
  if (number > CURRENT_SEASON_FIRST && startMs > sinceMs && startMs <= nowMs) return { number, hasBegun: true }
  const isOver = isOffSeason(season, nowMs) && hasSeasonEnded(season, nowMs) && end_time * MS_PER_SECOND > sinceMs
  return isOver ? { number, hasBegun: false } : null
}

const seasonDays = ({ season, nowMs }: HomeFacts): AwayStory['seasonDays'] => {
  const leftMs = season ? season.end_time * MS_PER_SECOND - nowMs : 0
  if (!season || leftMs <= 0 || isOffSeason(season, nowMs)) return null
  return { number: season.current_season, left: Math.ceil(leftMs / MS_PER_DAY) }
}

/**
 * Null within three hours of the last claim, fight or hunt, within three hours of the last story, and while loading.
 */
export const awayStory = (
  away: CallData<'combats.away'> | undefined,
  toldMs: number,
  facts: HomeFacts,
): AwayStory | null => {
  const { hunt, lastClaimMs, mining, nowMs } = facts
  if (!away || !mining || lastClaimMs === undefined || hunt === undefined) return null
  const sinceMs = Date.parse(away.since)
  if (nowMs - Math.max(sinceMs, toldMs) < AWAY_MIN_MS) return null
  const pocket = { ...mining, lastClaimMs, nowMs }
  const leagueWeeks = mondayMs(nowMs) > sinceMs ? (facts.leagueWeeks ?? []) : []
  const huntEndMs = hunt === null ? null : Date.parse(hunt.end_time)
  return {
    sinceMs,
    goneMs: nowMs - Math.max(sinceMs, toldMs),
    minedNano: minedNano(pocket),
    biggerNano: miningProgress(pocket) >= 1 ? minedWithBiggerPocket(pocket) : null,
    fullInMs: miningProgress(pocket) >= 1 ? null : lastClaimMs + pocketMs(pocket) - nowMs,
    kills: hunt !== null && huntEndMs !== null && huntEndMs <= nowMs ? hunt.kills : null,
    attacks: { count: away.attacks, won: away.won, lost: away.lost, attacker: away.attacker },
    place: away.place,
    seasonDays: seasonDays(facts),
    sold: { items: away.sold.items, tokNano: away.sold.tok },
    arrived: facts.inbox?.filter(({ at, claimed_at }) => claimed_at === null && Date.parse(at) > sinceMs).length ?? 0,
    season: seasonSince(facts, sinceMs),
    leagueWeeks: leagueWeeks.length,
    steps: [
      ...collectSteps(todayItems(facts).filter(({ kind }) => COLLECTED.has(kind))),
      ...leagueWeeks.map((week) => ({ kind: 'league', week }) as const),
    ],
  }
}
