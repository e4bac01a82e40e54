import { dayKeyOf, mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_WEEK } from '#rules/units.ts'
import { BOSS_TITLES, type BossSlug } from './boss.ts'

/** Bosses in the calendar; others are locked (R25). */
export const RUNNING_BOSSES = ['boss-mammoth', 'boss-fire-lord'] as const
export type RunningBoss = (typeof RUNNING_BOSSES)[number]

/** One visit of a boss (B3). Milliseconds since the epoch; `endMs` is exclusive. */
export interface BossEvent {
  /** Slug and first day: `boss-mammoth-2026-11-23`. */
  readonly id: string
  readonly slug: RunningBoss
  readonly name: string
  readonly startMs: number
  readonly endMs: number
}

/** `day` is the weekday on which a boss arrives, 0 for Monday; `days` is how long it stays (R25). UTC. */
const WEEK: Readonly<Record<RunningBoss, { readonly day: number; readonly days: number }>> = {
  'boss-mammoth': { day: 0, days: 3 },
  'boss-fire-lord': { day: 3, days: 4 },
}

export const isRunningBoss = (slug: BossSlug): slug is RunningBoss => RUNNING_BOSSES.some((boss) => boss === slug)

const stayOfWeek = (slug: RunningBoss, weekMs: number): BossEvent => {
  const startMs = weekMs + WEEK[slug].day * MS_PER_DAY
  return {
    id: `${slug}-${dayKeyOf(startMs)}`,
    slug,
    name: BOSS_TITLES[slug],
    startMs,
    endMs: startMs + WEEK[slug].days * MS_PER_DAY,
  }
}

export const lastBossEventOf = (slug: RunningBoss, nowMs: number): BossEvent => {
  const weekMs = mondayMs(nowMs)
  const bossEvent = stayOfWeek(slug, weekMs)
  return bossEvent.startMs <= nowMs ? bossEvent : stayOfWeek(slug, weekMs - MS_PER_WEEK)
}

export const isLive = ({ startMs, endMs }: Pick<BossEvent, 'startMs' | 'endMs'>, nowMs: number): boolean =>
  startMs <= nowMs && nowMs < endMs

/**
 * The live or else last event of each boss, newest start first (B4, row 142). The first one is always live, because
 * boss events follow each other without a gap.
 */
export const begunBossEvents = (nowMs: number): readonly [BossEvent, ...BossEvent[]] =>
  RUNNING_BOSSES.map((slug) => lastBossEventOf(slug, nowMs)).sort((a, b) => b.startMs - a.startMs) as [
    BossEvent,
    ...BossEvent[],
  ]

export const nextBossEvent = (nowMs: number): BossEvent => begunBossEvents(begunBossEvents(nowMs)[0].endMs)[0]

/** Events with a start in `[fromMs, beforeMs)`, in order. */
export const bossEventsBeginning = (fromMs: number, beforeMs: number): readonly BossEvent[] => {
  const bossEvents: BossEvent[] = []
  for (
    let [bossEvent] = begunBossEvents(beforeMs - 1);
    bossEvent.startMs >= fromMs;
    [bossEvent] = begunBossEvents(bossEvent.startMs - 1)
  )
    bossEvents.unshift(bossEvent)
  return bossEvents
}

export const bossEventOfId = (id: string): BossEvent | null => {
  const slug = RUNNING_BOSSES.find((boss) => id.startsWith(`${boss}-`))
  if (!slug) return null
  const startMs = Date.parse(id.slice(slug.length + 1))
  if (Number.isNaN(startMs)) return null
  const bossEvent = lastBossEventOf(slug, startMs)
  return bossEvent.id === id ? bossEvent : null
}
