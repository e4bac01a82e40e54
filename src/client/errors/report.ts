import type { StageState } from '#bridge/bridge.ts'
import { buildId } from '#client/api/build-watch.ts'
import { buildUrl } from '#client/api/call-url.ts'
import { hasNetwork } from '#client/api/connection.ts'
import { onActiveChange } from '#client/platform/active.ts'
import { launchDataRaw } from '#client/platform/launch-data.ts'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import { bootstrapCalls } from '#contracts/bootstrap-calls.ts'
import type { CaughtError } from './caught-error.ts'
import { createReporter, type Report, type ReportAnswer } from './reporter.ts'
import { startTimes, watchFirstFight } from './session-times.ts'

const { method, path } = bootstrapCalls['clientErrors.report']
const DEFAULT_RETRY_AFTER_S = 60

const answerOf = async (response: Response): Promise<ReportAnswer> => {
  if (!response.ok) return { waitS: Number(response.headers.get('retry-after')) || DEFAULT_RETRY_AFTER_S }
  const { data } = (await response.json()) as { readonly data: { readonly sample: number } }
  return data
}

/** Bypasses the API client: reports need no sign-in and must not change the online state. */
const post = async (report: Report): Promise<ReportAnswer> => {
  const raw = launchDataRaw()
  try {
    const response = await fetch(buildUrl(path, {}, { build: buildId() ?? undefined }), {
      method,
      headers: { 'content-type': 'application/json', ...(raw === null ? {} : { authorization: `tma ${raw}` }) },
      body: JSON.stringify(report),
      // The page may reload meanwhile.
      keepalive: true,
    })
    return await answerOf(response)
  } catch {
    return null
  }
}

export const reportErrors = (): ((caught: CaughtError) => void) => {
  const reporter = createReporter({
    post,
    isOffline: () => !hasNetwork(),
    random: Math.random,
    nowMs: () => performance.now(),
  })
  const hearStage = ({ error }: Pick<StageState, 'error'>): void => {
    // `load-failed` is caught where its file is loaded.
    if (error === 'no-webgl' || error === 'context-lost') reporter.report({ kind: 'webgl', error: new Error(error) })
  }
  hearStage(stageBridge.store.getState())
  stageBridge.store.subscribe((state, before) => {
    if (state.error !== before.error) hearStage(state)
  })
  watchFirstFight(stageBridge, reporter.tell)
  onActiveChange((isActive) => {
    if (isActive) return
    reporter.tell(startTimes())
    reporter.flush()
  })
  return reporter.report
}
