import type { ClientError, ClientTimes } from '#contracts/schemas/client-errors.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { ClientErrors, ClientReport } from '#server/client-errors.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredFrame } from '#server/db/tables/client-errors.ts'
import type { ClientMetrics } from '#server/observability/client-metrics.ts'
import type { TrackError } from '#server/observability/error-tracker.ts'
import type { Logger } from '#server/observability/logger.ts'
import { cleanError, cleanTimes, fingerprintOf } from './cause.ts'
import { createHourlyCounter } from './hourly.ts'
import type { FindSource } from './source-position.ts'
import { addGroups, addPlayerReports, type ErrorGroup, type PlayerReport } from './store.ts'

const WRITE_AFTER_MS = MS_PER_SECOND
/** Limit of each kind of row between two writes. */
const WAITING_MAX = 500
/**
 * New causes stored per hour and process. Anyone can invent causes and builds, but hardly launch data: reports of
 * players on this build have a budget that others cannot use up.
 */
const NEW_CAUSES_AN_HOUR = { player: 150, anonymous: 50, foreign: 20 } as const
type Budget = keyof typeof NEW_CAUSES_AN_HOUR
/** Frames mapped per cause: parsing a source map blocks the event loop. `hk errors` maps the other frames. */
const MAPPED_FRAMES = 5
const MAPPED_FILES_A_WRITE = 8
const OF_A_PLAYER_AN_HOUR = 20
/** Reports per minute and process above which clients are told to sample. */
const WANTED_A_MINUTE = 600
const LEAST_SAMPLE = 0.01

interface CollectParts {
  readonly config: Pick<ServerConfig, 'buildId'>
  readonly db: Db
  readonly log: Logger
  readonly metrics: ClientMetrics
  readonly findSource: FindSource
  /** Gets the first error of each cause in an hour. */
  readonly trackError?: TrackError | undefined
}

const countMinutes = () => {
  let [now, before, endsAtMs] = [0, 0, Number.NEGATIVE_INFINITY]
  return (nowMs: number): number => {
    if (nowMs >= endsAtMs) {
      before = nowMs < endsAtMs + MS_PER_MINUTE ? now : 0
      now = 0
      endsAtMs = nowMs + MS_PER_MINUTE
    }
    now += 1
    return Math.max(now, before)
  }
}

const observeTimes = (metrics: ClientMetrics, times: ClientTimes): void => {
  const { first_paint_ms, home_ms, first_fight_ms, fight_fps } = cleanTimes(times)
  const moments = { first_paint: first_paint_ms, home: home_ms, first_fight: first_fight_ms } as const
  for (const moment of ['first_paint', 'home', 'first_fight'] as const) {
    const ms = moments[moment]
    if (ms !== undefined) metrics.observeClientMoment(moment, ms / MS_PER_SECOND)
  }
  if (fight_fps !== undefined) metrics.observeFightFrames(fight_fps)
}

/** The stack names source positions, in the format that the error tracker reads. */
const asError = ({ kind, message, frames }: ErrorGroup): Error => {
  const error = new Error(message)
  error.name = `Client ${kind}`
  const lines = frames.map(({ file, line, column, name = '?' }) => `    at ${name} (${file}:${line}:${column})`)
  error.stack = [`${error.name}: ${message}`, ...lines].join('\n')
  return error
}

const frugalMapping = (findSource: FindSource) => {
  const files = new Set<string>()
  return async (frames: readonly StoredFrame[]): Promise<readonly StoredFrame[]> => {
    const mapped: StoredFrame[] = []
    for (const frame of frames.slice(0, MAPPED_FRAMES)) {
      const isWithin = files.has(frame.file) || files.size < MAPPED_FILES_A_WRITE
      if (isWithin) files.add(frame.file)
      mapped.push(isWithin ? await findSource(frame) : frame)
    }
    return [...mapped, ...frames.slice(MAPPED_FRAMES)]
  }
}

/** Collects in memory and writes once a second, so that no report costs a statement and none waits for a connection. */
export const collectClientErrors = (parts: CollectParts): ClientErrors => {
  const { config, db, log, metrics, findSource, trackError } = parts
  const reportsOfMinute = countMinutes()
  const causes = {
    player: createHourlyCounter<string>(),
    anonymous: createHourlyCounter<string>(),
    foreign: createHourlyCounter<string>(),
  } as const satisfies Record<Budget, unknown>
  const ofPlayers = createHourlyCounter<number>()
  let groups = new Map<string, ErrorGroup>()
  let reports: PlayerReport[] = []
  let unmapped = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const keepGroup = (key: string, fresh: ErrorGroup): boolean => {
    const known = groups.get(key)
    if (!known && groups.size >= WAITING_MAX) return false
    groups.set(key, known ? { ...known, count: known.count + fresh.count, lastMs: fresh.lastMs } : fresh)
    return true
  }

  const budgetOf = ({ build, playerId }: ClientReport): Budget => {
    if (build !== config.buildId) return 'foreign'
    return playerId === null ? 'anonymous' : 'player'
  }
  const isKnown = (key: string, nowMs: number): boolean => Object.values(causes).some((known) => known.has(key, nowMs))

  const keep = (given: ClientError, report: ClientReport, nowMs: number): void => {
    const { build, playerId } = report
    const error = cleanError(given)
    metrics.countClientError(error.kind)
    const fingerprint = fingerprintOf(error)
    const key = `${fingerprint} ${build}`
    const budget = budgetOf(report)
    const isNew = !isKnown(key, nowMs)
    if (isNew && causes[budget].size(nowMs) >= NEW_CAUSES_AN_HOUR[budget]) {
      metrics.countDroppedClientErrors('new', 1)
      return
    }
    const { kind, message, frames } = error
    const about = { fingerprint, build, kind, message }
    if (!keepGroup(key, { ...about, frames, count: 1, firstMs: nowMs, lastMs: nowMs })) {
      metrics.countDroppedClientErrors('full', 1)
      return
    }
    if (isNew) {
      causes[budget].count(key, nowMs, 1)
      unmapped.add(key)
    }
    if (playerId === null || reports.length >= WAITING_MAX) return
    if (ofPlayers.count(playerId, nowMs, OF_A_PLAYER_AN_HOUR)) reports.push({ ...about, playerId, atMs: nowMs })
  }

  const write = async (): Promise<void> => {
    const [toWrite, ofReports, news] = [groups, reports, unmapped]
    ;[groups, reports, unmapped] = [new Map(), [], new Set()]
    if (toWrite.size === 0) return
    try {
      const inOrder = [...toWrite].sort(([one], [other]) => (one < other ? -1 : 1))
      const mapFrames = frugalMapping(findSource)
      const rows: ErrorGroup[] = []
      for (const [key, group] of inOrder) {
        // Maps frames only for a cause's first occurrence in an hour. Later ones raise the count.
        if (!news.has(key)) {
          rows.push(group)
          continue
        }
        const row = { ...group, frames: await mapFrames(group.frames) }
        trackError?.(asError(row), 'an error of a browser')
        rows.push(row)
      }
      await addGroups(db, rows)
      if (ofReports.length > 0) await addPlayerReports(db, ofReports)
    } catch (error) {
      const lost = [...toWrite.values()].reduce((sum, { count }) => sum + count, 0)
      metrics.countDroppedClientErrors('lost', lost)
      log.warn({ err: error, lost }, 'errors of browsers were not stored')
    }
  }

  const writeSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      // One write at a time: a slow database holds one connection, not one more each second.
      writing = writing.then(write)
    }, WRITE_AFTER_MS)
  }

  return {
    take: (report, nowMs) => {
      observeTimes(metrics, report.times)
      for (const error of report.errors) keep(error, report, nowMs)
      if (groups.size > 0) writeSoon()
      return Math.max(LEAST_SAMPLE, Math.min(1, WANTED_A_MINUTE / reportsOfMinute(nowMs)))
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await writing
      await write()
    },
  }
}
