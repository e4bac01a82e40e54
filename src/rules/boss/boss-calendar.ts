import { dayKeyOf, mondayMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { BOSS_TITLES, type BossSlug } from './boss.ts'

/** Bosses in the calendar; others are locked (R25). */
export const RUNNING_BOSSES = ['boss-mammoth', 'boss-fire-lord'] as const
export type RunningBoss = (typeof RUNNING_BOSSES)[number]

/** B3. Milliseconds since the epoch; `endMs` is exclusive. */
export interface BossStay {
  /** Slug and first day: `boss-mammoth-2026-11-23`. */
  readonly id: string
  readonly slug: RunningBoss
  readonly name: string
  readonly startMs: number
  readonly endMs: number
}

const DAYS_PER_WEEK = 7
/** Days from Monday (R25): Monday to Thursday, Thursday to Monday, 00:00 UTC. */
const WEEK: Readonly<Record<RunningBoss, { readonly day: number; readonly days: number }>> = {
  'boss-mammoth': { day: 0, days: 3 },
  'boss-fire-lord': { day: 3, days: 4 },
}

export const isRunningBoss = (slug: BossSlug): slug is RunningBoss => RUNNING_BOSSES.some((boss) => boss === slug)

const stayOfWeek = (slug: RunningBoss, weekMs: number): BossStay => {
  const startMs = weekMs + WEEK[slug].day * MS_PER_DAY
  return {
    id: `${slug}-${dayKeyOf(startMs)}`,
    slug,
    name: BOSS_TITLES[slug],
    startMs,
    endMs: startMs + WEEK[slug].days * MS_PER_DAY,
  }
}

/** The live event of a boss, else its last one (B4). */
export const lastStayOf = (slug: RunningBoss, nowMs: number): BossStay => {
  const weekMs = mondayMs(nowMs)
  const stay = stayOfWeek(slug, weekMs)
  return stay.startMs <= nowMs ? stay : stayOfWeek(slug, weekMs - DAYS_PER_WEEK * MS_PER_DAY)
}

/** From start to end, end exclusive (row 142). */
export const isLive = ({ startMs, endMs }: Pick<BossStay, 'startMs' | 'endMs'>, nowMs: number): boolean =>
  startMs <= nowMs && nowMs < endMs

/** Latest event of each boss, newest start first (row 142). The first is live, because bosses follow each other. */
export const begunStays = (nowMs: number): readonly [BossStay, ...BossStay[]] =>
  RUNNING_BOSSES.map((slug) => lastStayOf(slug, nowMs)).sort((a, b) => b.startMs - a.startMs) as [
    BossStay,
    ...BossStay[],
  ]

export const nextStay = (nowMs: number): BossStay => begunStays(begunStays(nowMs)[0].endMs)[0]

/** Start in `[fromMs, beforeMs)`, in order. */
export const staysBeginning = (fromMs: number, beforeMs: number): readonly BossStay[] => {
  const stays: BossStay[] = []
  for (let [stay] = begunStays(beforeMs - 1); stay.startMs >= fromMs; [stay] = begunStays(stay.startMs - 1))
    stays.unshift(stay)
  return stays
}

/** Null for an unknown id. */
export const stayOfId = (id: string): BossStay | null => {
  const slug = RUNNING_BOSSES.find((boss) => id.startsWith(`${boss}-`))
  if (!slug) return null
  const startMs = Date.parse(id.slice(slug.length + 1))
  if (Number.isNaN(startMs)) return null
  const stay = lastStayOf(slug, startMs)
  return stay.id === id ? stay : null
}
