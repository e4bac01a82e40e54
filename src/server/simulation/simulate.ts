import { createRng, type Rng } from '#rules/prng.ts'
import { SEASON_DAYS } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { type AuditReport, audit } from '#server/db/audit.ts'
import { createDb } from '#server/db/connection.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { createCandidates } from '#server/modules/kombat/candidates.ts'
import { setFirstSeasonStart } from '#server/modules/season/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { messagesFor } from '#server/platform/bot/messages-for.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { ensureWorld } from '#server/world/seed-world.ts'
import { type CalendarDeps, createCalendar, createShiftedClock } from './calendar.ts'
import { type CallTally, createCaller } from './caller.ts'
import {
  type DayMovements,
  type DaySales,
  type FrozenPlace,
  frozenPlaces,
  gatherStatistics,
  movementsByDay,
  type PaidByReason,
  type Pool,
  paidByReason,
  poolsOfPeople,
  type Standing,
  salesByDay,
  standings,
} from './figures-store.ts'
import { type HabitName, habitAt } from './habits.ts'
import type { PlannedVisit, SimulatedPlayer } from './player.ts'
import { playVisit } from './visit.ts'

/** A Monday. Fixed, so that a seed gives the same figures whenever it runs. */
export const FIRST_SEASON_MS = Date.UTC(2027, 0, 4)
export const DAYS_AFTER = 1
/** In the range of ids that people have. */
const FIRST_ID = 1001
const DAYS_A_WEEK = 7
/** Each fifth player was invited by the one before. */
const INVITED_EVERY = 5
/** Calls run one at a time. Jobs need another connection for a lock. */
const CONNECTIONS = 4
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

export interface SimulationOptions {
  readonly databaseUrl: string
  readonly config: ServerConfig
  readonly log: Logger
  readonly days: number
  readonly players: number
  readonly seed: number
  readonly stop: AbortSignal
  readonly onDay: (day: SimulatedDay) => void
}

export interface SimulatedDay {
  /** A UTC day. */
  readonly day: string
  readonly number: number
  readonly of: number
  readonly calls: number
  readonly standings: readonly Standing[]
}

export interface Simulation {
  readonly seed: number
  readonly days: readonly SimulatedDay[]
  readonly habits: ReadonlyMap<number, HabitName>
  readonly names: ReadonlyMap<number, string>
  readonly movements: readonly DayMovements[]
  readonly paid: readonly PaidByReason[]
  readonly sales: readonly DaySales[]
  readonly pools: readonly Pool[]
  readonly places: readonly FrozenPlace[]
  readonly tally: CallTally
  readonly audit: AuditReport
}

/** The span ends one day after the last season. */
export const simulatedSpan = (days: number): { readonly startMs: number; readonly endMs: number } => {
  const seasonsMs = Math.ceil(days / SEASON_DAYS) * SEASON_DAYS * MS_PER_DAY
  const seasonEndMs = FIRST_SEASON_MS + seasonsMs
  return { startMs: seasonEndMs - days * MS_PER_DAY, endMs: seasonEndMs + DAYS_AFTER * MS_PER_DAY }
}

const rngOf = (seed: number, part: string): Rng => createRng(sha256Hex(`simulation ${seed} ${part}`))

const NAMES = ['Aya', 'Boris', 'Chen', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ivan', 'Jun', 'Kofi', 'Lena'] as const

const playersOf = (seed: number, count: number): readonly SimulatedPlayer[] =>
  Array.from({ length: count }, (_, place) => {
    const userId = FIRST_ID + place
    const firstName = `${NAMES[place % NAMES.length]} ${place + 1}`
    return {
      habit: habitAt(place),
      rng: rngOf(seed, `player ${userId}`),
      identity: {
        userId,
        firstName,
        username: firstName.toLowerCase().replace(' ', '_'),
        lastName: null,
        photoUrl: null,
        languageCode: 'en',
        isPremium: false,
        startParam: place % INVITED_EVERY === INVITED_EVERY - 1 ? String(userId - 1) : null,
      },
    }
  })

const visitsOf = (players: readonly SimulatedPlayer[], dayMs: number, isFirst: boolean): readonly PlannedVisit[] => {
  const weekday = (new Date(dayMs).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK
  return players
    .filter(({ habit }) => isFirst || habit.weekdays.includes(weekday))
    .flatMap((player) =>
      player.habit.hours.map((hour) => ({
        player,
        atMs: dayMs + hour * MS_PER_HOUR + player.rng.int(-30 * 60, 30 * 60) * MS_PER_SECOND,
      })),
    )
    .sort((a, b) => a.atMs - b.atMs || a.player.identity.userId - b.player.identity.userId)
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The same seed gives the same result. Needs an empty database, which keeps the final world. @throws Error */
export const simulate = async ({
  databaseUrl,
  config: given,
  log,
  days,
  players: count,
  seed,
  stop,
  onDay,
}: SimulationOptions): Promise<Simulation> => {
  const { startMs, endMs } = simulatedSpan(days)
  // As in production, but NPCs trade. The messenger below is still that of `given`.
  const config: ServerConfig = { ...given, mode: 'messenger', npcTraders: true }
  await prepareDatabase({ databaseUrl, nowMs: startMs, log, worldSeed: null })
  // No log, because a connection may still be closing when its server stops.
  const { db, close } = createDb(databaseUrl, { max: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await setFirstSeasonStart(db, FIRST_SEASON_MS)
    await ensureWorld({ db, nowMs: startMs, seed, log })
    const clock = createShiftedClock(startMs)
    const entropy = createSeededEntropy(`simulation ${seed}`)
    const opponents = createCandidates({ db, clock, entropy })
    const [chats, messages] = [chatsFor(given), messagesFor(given)]
    const parts: CalendarDeps = { db, clock, entropy, config, chats, messages, opponents, log, databaseUrl }
    const calendar = createCalendar(parts)
    const { call, tally } = createCaller(parts)
    const players = playersOf(seed, count)

    const played: SimulatedDay[] = []
    for (let dayMs = startMs; dayMs < endMs; dayMs += MS_PER_DAY) {
      for (const { player, atMs } of visitsOf(players, dayMs, dayMs === startMs)) {
        stop.throwIfAborted()
        await calendar.advanceTo(Math.max(atMs, clock.nowMs()))
        await playVisit({
          player,
          call: (name, input) => call(player.identity, name, input),
          nowMs: clock.nowMs,
          wait: (ms) => clock.moveTo(clock.nowMs() + ms),
        })
        await calendar.deliver()
      }
      await calendar.advanceTo(dayMs + MS_PER_DAY - MS_PER_SECOND)
      if (played.length % DAYS_A_WEEK === 0) await gatherStatistics(db)
      const day: SimulatedDay = {
        day: dayText(dayMs),
        number: played.length + 1,
        of: (endMs - startMs) / MS_PER_DAY,
        calls: [...tally.answered.values()].reduce((sum, calls) => sum + calls, 0),
        standings: await standings(db),
      }
      played.push(day)
      onDay(day)
    }
    return {
      seed,
      days: played,
      habits: new Map(players.map(({ identity, habit }) => [identity.userId, habit.name])),
      names: new Map(players.map(({ identity }) => [identity.userId, identity.firstName])),
      movements: await movementsByDay(db),
      paid: await paidByReason(db),
      sales: await salesByDay(db),
      pools: await poolsOfPeople(db),
      places: await frozenPlaces(db, 10),
      tally,
      audit: await audit(db),
    }
  } finally {
    await close()
  }
}
