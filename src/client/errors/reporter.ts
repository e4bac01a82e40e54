import type { CallInput } from '#contracts/schemas.ts'
import { ERRORS_A_REPORT_MAX, FRAME_RATE_MAX, TIME_MAX_MS } from '#rules/client-errors/client-errors.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { CaughtError } from './caught-error.ts'
import { type ClientError, clientErrorOf } from './client-error.ts'

export type Report = CallInput<'clientErrors.report'>['body']
export type Times = NonNullable<Report['times']>

/** Share of reports to send from now on (`sample`, 0–1), or seconds of silence (`waitS`). Null without an answer. */
export type ReportAnswer = { readonly sample: number } | { readonly waitS: number } | null

/** Errors within this time go in one report. */
const BATCH_DELAY_MS = MS_PER_SECOND
const SESSION_MAX = 20

interface ReporterParts {
  /** Never rejects. */
  readonly post: (report: Report) => Promise<ReportAnswer>
  readonly isOffline: () => boolean
  readonly random: () => number
  readonly nowMs: () => number
}

export interface Reporter {
  report(caught: CaughtError): void
  /** Sends each measured time once. Drops implausible ones, for example of a page that was in the background. */
  tell(times: Times): void
  /** Sends queued reports at once. Call it before the page may be closed. */
  flush(): void
}

const causeOf = ({ kind, message, frames: [top] }: ClientError): string =>
  `${kind} ${message} ${top ? `${top.file}:${top.line}:${top.column}` : ''}`

const isPlausible = (name: string, value: number): boolean =>
  value >= 0 && value <= (name === 'fight_fps' ? FRAME_RATE_MAX : TIME_MAX_MS)

/** Sends each cause once a session. Drops reports that fail, because retries would load a server in trouble. */
export const createReporter = ({ post, isOffline, random, nowMs }: ReporterParts): Reporter => {
  const causes = new Set<string>()
  const seen = new WeakSet<object>()
  const waiting: ClientError[] = []
  let times: Times = {}
  let told: Times = {}
  let sample = 1
  let silentUntilMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWanted = (): boolean => !isOffline() && nowMs() >= silentUntilMs && random() < sample

  const applyResponse = (answer: ReportAnswer): void => {
    if (answer === null) return
    if ('sample' in answer) sample = answer.sample
    else silentUntilMs = nowMs() + answer.waitS * MS_PER_SECOND
  }

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0 || Object.keys(times).length > 0) {
      void post({ errors: waiting.splice(0, ERRORS_A_REPORT_MAX), times }).then(applyResponse)
      times = {}
    }
  }

  const sendSoon = (): void => {
    timer ??= setTimeout(flush, BATCH_DELAY_MS)
  }

  return {
    report: (caught) => {
      const { error } = caught
      // An error boundary may pass on the error of a failed import, which was already reported as `chunk`.
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return
        seen.add(error)
      }
      const found = clientErrorOf(caught)
      if (found === null || causes.size >= SESSION_MAX || causes.has(causeOf(found)) || !isWanted()) return
      causes.add(causeOf(found))
      waiting.push(found)
      // `chunk-reload.ts` may reload the page at once.
      if (found.kind === 'chunk') flush()
      else sendSoon()
    },
    tell: (given) => {
      const fresh = Object.entries(given).filter(
        (entry): entry is [string, number] => entry[1] !== undefined && !(entry[0] in told),
      )
      told = { ...told, ...Object.fromEntries(fresh) }
      const plausible = fresh.filter(([name, value]) => isPlausible(name, value))
      if (plausible.length === 0 || !isWanted()) return
      times = { ...times, ...Object.fromEntries(plausible) }
      sendSoon()
    },
    flush,
  }
}
