import { createHash } from 'node:crypto'
import { createRng, type Rng } from '../../rules/prng.ts'
import { SEASON_DAYS } from '../../rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import type { ServerConfig } from '../config.ts'
import { type AuditReport, audit } from '../db/audit.ts'
import { createDb } from '../db/connection.ts'
import type { Logger } from '../logger.ts'
import { createCandidates } from '../modules/kombat/candidates.ts'
import { moveFirstSeason } from '../modules/season/service.ts'
import { chatsFor } from '../platform/bot/chats-for.ts'
import { messagesFor } from '../platform/bot/messages-for.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { createSeededEntropy } from '../test-entropy.ts'
import { ensureWorld } from '../world/seed-world.ts'
import { type CalendarParts, createCalendar, createMovedClock } from './calendar.ts'
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

/** Monday, the first day of the first season of every simulated world: figures of a seed are the same whenever they are made. */
export const FIRST_SEASON_MS = Date.UTC(2027, 0, 4)
/** Days after the season's end that are played: what it brought is claimed, and the next one begins. */
export const DAYS_AFTER = 1
/** Their ids are those of people. */
const FIRST_ID = 1001
const DAYS_A_WEEK = 7
/** Everyone this often was invited by the player before. */
const INVITED_EVERY = 5
/** Connections: calls come one after the other; jobs hold a lock beside what they do. */
const CONNECTIONS = 4
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

/** What is simulated. */
export interface SimulationOptions {
  readonly databaseUrl: string
  readonly config: ServerConfig
  readonly log: Logger
  /** The last days of a season, or several seasons whole; the day after is played, too. */
  readonly days: number
  readonly players: number
  readonly seed: number
  /** Ends it before its end. */
  readonly stop: AbortSignal
  /** Told after each day. */
  readonly onDay: (day: SimulatedDay) => void
}

/** A day that has been played. */
export interface SimulatedDay {
  /** UTC day. */
  readonly day: string
  readonly number: number
  readonly of: number
  readonly calls: number
  readonly standings: readonly Standing[]
}

/** All figures of a simulation. */
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

/** When a simulation of so many days begins and ends: with a season's last day, and the day after it. */
export const simulatedSpan = (days: number): { readonly startMs: number; readonly endMs: number } => {
  const seasonsMs = Math.ceil(days / SEASON_DAYS) * SEASON_DAYS * MS_PER_DAY
  const seasonEndMs = FIRST_SEASON_MS + seasonsMs
  return { startMs: seasonEndMs - days * MS_PER_DAY, endMs: seasonEndMs + DAYS_AFTER * MS_PER_DAY }
}

const rngOf = (seed: number, part: string): Rng =>
  createRng(createHash('sha256').update(`simulation ${seed} ${part}`).digest('hex'))

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

/** The visits of a day, in their order; on the first day everybody comes. */
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

/**
 * Plays a season with the game's own services, its jobs and a clock that is moved: whoever plays, the same seed gives the same
 * figures. The database is empty before; afterwards the world is as the last day has left it.
 * @throws Error when the game fails, with what it failed at
 */
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
  // As for players of a messenger, but for the messenger itself.
  const config: ServerConfig = { ...given, mode: 'messenger', npcTraders: true }
  await prepareDatabase({ databaseUrl, nowMs: startMs, log, worldSeed: null })
  // Without a log: a connection is still closing when its server stops.
  const { db, close } = createDb(databaseUrl, { max: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS })
  try {
    await moveFirstSeason(db, FIRST_SEASON_MS)
    await ensureWorld({ db, nowMs: startMs, seed, log })
    const clock = createMovedClock(startMs)
    const entropy = createSeededEntropy(`simulation ${seed}`)
    const opponents = createCandidates({ db, clock, entropy })
    const [chats, messages] = [chatsFor(given), messagesFor(given)]
    const parts: CalendarParts = { db, clock, entropy, config, chats, messages, opponents, log, databaseUrl }
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
