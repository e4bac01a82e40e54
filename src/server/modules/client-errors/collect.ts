import type { ClientError, ClientTimes } from '#contracts/schemas/client-errors.ts'
import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { ClientErrors, ClientReport } from '#server/client-errors.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredFrame } from '#server/db/tables/client-errors.ts'
import type { ClientMetrics } from '#server/observability/client-metrics.ts'
import type { TrackError } from '#server/observability/error-tracker.ts'
import type { Logger } from '#server/observability/logger.ts'
import { cleanError, fingerprintOf } from './cause.ts'
import { createHourly } from './hourly.ts'
import type { FindSource } from './source-position.ts'
import { addGroups, addPlayerReports, type ErrorGroup, type PlayerReport } from './store.ts'

const WRITE_AFTER_MS = MS_PER_SECOND
/** Of each kind of row, between two writes. */
const WAITING_MAX = 500
/** Anyone may report, and invent causes. */
const NEW_CAUSES_AN_HOUR = 200
const OF_A_PLAYER_AN_HOUR = 20
/** Reports of a minute above which browsers are asked for a part of theirs. */
const WANTED_A_MINUTE = 600
const LEAST_SAMPLE = 0.01

interface CollectParts {
  readonly db: Db
  readonly log: Logger
  readonly metrics: ClientMetrics
  readonly findSource: FindSource
  /** Gets the first error of each cause. */
  readonly trackError?: TrackError | undefined
}

const countMinutes = () => {
  let [now, before, endsAtMs] = [0, 0, Number.NEGATIVE_INFINITY]
  /** @returns reports of this minute or the last, whichever has more */
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
  const { first_paint_ms, home_ms, first_fight_ms, fight_fps } = times
  const moments = { first_paint: first_paint_ms, home: home_ms, first_fight: first_fight_ms } as const
  for (const moment of ['first_paint', 'home', 'first_fight'] as const) {
    const ms = moments[moment]
    if (ms !== undefined) metrics.observeClientMoment(moment, ms / MS_PER_SECOND)
  }
  if (fight_fps !== undefined) metrics.observeFightFrames(fight_fps)
}

/** With the stack of the sources, as the error tracker reads it. */
const asError = ({ kind, message, frames }: ErrorGroup): Error => {
  const error = new Error(message)
  error.name = `Client ${kind}`
  const lines = frames.map(({ file, line, column, name = '?' }) => `    at ${name} (${file}:${line}:${column})`)
  error.stack = [`${error.name}: ${message}`, ...lines].join('\n')
  return error
}

/** Collects in memory and writes once a second, so that no report costs a statement and none waits for a connection. */
export const collectClientErrors = (parts: CollectParts): ClientErrors => {
  const { db, log, metrics, findSource, trackError } = parts
  const reportsOfMinute = countMinutes()
  const causes = createHourly<string>()
  const ofPlayers = createHourly<number>()
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

  const keep = (given: ClientError, { build, playerId }: ClientReport, nowMs: number): void => {
    const error = cleanError(given)
    metrics.countClientError(error.kind)
    const fingerprint = fingerprintOf(error)
    const key = `${fingerprint} ${build}`
    if (!causes.has(key, nowMs)) {
      if (causes.size(nowMs) >= NEW_CAUSES_AN_HOUR) {
        metrics.countDroppedClientErrors('new', 1)
        return
      }
      causes.count(key, nowMs, 1)
      unmapped.add(key)
    }
    const { kind, message, frames } = error
    const about = { fingerprint, build, kind, message }
    if (!keepGroup(key, { ...about, frames, count: 1, firstMs: nowMs, lastMs: nowMs })) {
      metrics.countDroppedClientErrors('full', 1)
      return
    }
    if (playerId === null || reports.length >= WAITING_MAX) return
    if (ofPlayers.count(playerId, nowMs, OF_A_PLAYER_AN_HOUR)) reports.push({ ...about, playerId, atMs: nowMs })
  }

  /** The first of its cause in this process brings the frames. Later ones only count. */
  const mapped = async (key: string, group: ErrorGroup, news: ReadonlySet<string>): Promise<ErrorGroup> => {
    if (!news.has(key)) return group
    const frames: StoredFrame[] = []
    for (const frame of group.frames) frames.push(await findSource(frame))
    const whole = { ...group, frames }
    trackError?.(asError(whole), 'an error of a browser')
    return whole
  }

  const write = async (): Promise<void> => {
    const [toWrite, ofReports, news] = [groups, reports, unmapped]
    ;[groups, reports, unmapped] = [new Map(), [], new Set()]
    if (toWrite.size === 0) return
    try {
      const inOrder = [...toWrite].sort(([one], [other]) => (one < other ? -1 : 1))
      const rows: ErrorGroup[] = []
      for (const [key, group] of inOrder) rows.push(await mapped(key, group, news))
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
