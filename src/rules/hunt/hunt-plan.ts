import { createRng } from '#rules/prng.ts'

/**
 * Plan by which a hunt is shown (R33): its kills, decided at the start, are spread over its time by a seed. Page and
 * scene compute the same plan, so that they agree.
 */

export interface PlannedHunt {
  readonly kills: number
  /** Hex digits, a multiple of eight (see `createRng`). */
  readonly seed: string
  readonly durationMs: number
}

/** Times are milliseconds since the hunt's start. */
export interface HuntDuel {
  readonly demon: 0 | 1
  readonly startsAtMs: number
  readonly fallsAtMs: number
  readonly endsAtMs: number
  readonly way: DuelWay
}

/** Up to three duels, one after the other. */
export interface HuntSkirmish {
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly duels: readonly HuntDuel[]
}

export const DUEL_WAYS = ['plain', 'dodge', 'ambush'] as const
export type DuelWay = (typeof DUEL_WAYS)[number]

/** Length of a duel, and the time at which the demon falls, from the duel's start. */
export const DUEL_MS = 6000
export const DUEL_FALLS_AT_MS = 4300
export const SETTING_OUT_MS = 7000
export const RETURNING_MS = 9000
const QUIET_MS = 20_000
/** Most duels in a skirmish. Hunts with few kills have fewer, so that skirmishes spread over the whole hunt. */
const MOST_AT_ONCE = 3
const FEW_KILLS = 5

const groupsOf = (kills: number, next: (most: number) => number): number[] => {
  const most = Math.min(MOST_AT_ONCE, Math.ceil(kills / FEW_KILLS))
  const groups: number[] = []
  for (let left = kills; left > 0; left -= groups.at(-1) ?? left) groups.push(next(Math.min(most, left)))
  return groups
}

/** Skirmishes in order of time. Together they have exactly the hunt's kills. */
export const planHunt = ({ kills, seed, durationMs }: PlannedHunt): readonly HuntSkirmish[] => {
  const rng = createRng(seed)
  const groups = groupsOf(kills, (most) => rng.int(1, most))
  const roomMs = durationMs - 2 * QUIET_MS
  const slotMs = roomMs / groups.length
  return groups.map((count, index) => {
    const lengthMs = count * DUEL_MS
    const startsAtMs = Math.round(QUIET_MS + index * slotMs + rng.next() * Math.max(0, slotMs - lengthMs))
    const duels = Array.from({ length: count }, (_, no): HuntDuel => {
      const atMs = startsAtMs + no * DUEL_MS
      return {
        demon: rng.chance(50) ? 1 : 0,
        way: rng.pick(DUEL_WAYS),
        startsAtMs: atMs,
        fallsAtMs: atMs + DUEL_FALLS_AT_MS,
        endsAtMs: atMs + DUEL_MS,
      }
    })
    return { startsAtMs, endsAtMs: startsAtMs + lengthMs, duels }
  })
}

export const killsAt = (plan: readonly HuntSkirmish[], elapsedMs: number): number =>
  plan.reduce(
    (sum, { duels }) => sum + duels.reduce((felled, duel) => felled + (duel.fallsAtMs <= elapsedMs ? 1 : 0), 0),
    0,
  )

export type HuntPhase =
  | { readonly kind: 'setting-out' | 'travelling' | 'returning'; readonly sinceMs: number }
  | { readonly kind: 'scouting'; readonly sinceMs: number; readonly demon: 0 | 1 }
  | { readonly kind: 'fighting'; readonly sinceMs: number; readonly duel: HuntDuel }
  | { readonly kind: 'waiting' }

/** Once in this time, between skirmishes, the hunter meets a demon that runs away. */
const SCOUT_EVERY_MS = 26_000
export const SCOUTING_MS = 3900
const SCOUT_STARTS_MS = 12_000

const onTheWay = (sinceMs: number, untilMs: number): HuntPhase => {
  const round = Math.floor(sinceMs / SCOUT_EVERY_MS)
  const inRoundMs = sinceMs - round * SCOUT_EVERY_MS
  const scoutingMs = inRoundMs - SCOUT_STARTS_MS
  // Meeting a demon must end before the next skirmish or the way home starts.
  const hasRoom = round * SCOUT_EVERY_MS + SCOUT_STARTS_MS + SCOUTING_MS <= untilMs
  if (scoutingMs >= 0 && scoutingMs < SCOUTING_MS && hasRoom)
    return { kind: 'scouting', sinceMs: scoutingMs, demon: round % 2 === 0 ? 0 : 1 }
  return { kind: 'travelling', sinceMs }
}

export const huntPhaseAt = (plan: readonly HuntSkirmish[], durationMs: number, elapsedMs: number): HuntPhase => {
  if (elapsedMs >= durationMs) return { kind: 'waiting' }
  const now = plan.find((skirmish) => elapsedMs < skirmish.endsAtMs)
  const duel = now?.duels.find(({ startsAtMs, endsAtMs }) => elapsedMs >= startsAtMs && elapsedMs < endsAtMs)
  if (duel) return { kind: 'fighting', sinceMs: elapsedMs - duel.startsAtMs, duel }
  if (elapsedMs < SETTING_OUT_MS) return { kind: 'setting-out', sinceMs: Math.max(0, elapsedMs) }
  const homewardMs = durationMs - RETURNING_MS
  if (elapsedMs >= homewardMs) return { kind: 'returning', sinceMs: elapsedMs - homewardMs }
  const before = plan.findLast((skirmish) => skirmish.endsAtMs <= elapsedMs)
  const sinceMs = before?.endsAtMs ?? SETTING_OUT_MS
  return onTheWay(elapsedMs - sinceMs, Math.min(now?.startsAtMs ?? homewardMs, homewardMs) - sinceMs)
}
