import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** µs of processor time. */
  readonly tdur?: number
}

const TRACED = 'devtools.timeline,disabled-by-default-devtools.timeline,toplevel,v8'
/** What only the page's main thread does. */
const SCRIPTED: readonly string[] = ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall']

/** Processor time of each task of the page's main thread during some work, ms. */
export const tasksDuring = async (session: CDPSession, work: () => Promise<void>): Promise<number[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: object[] }): void => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACED.split(',') },
  })
  await work()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const script = events.find(({ name }) => SCRIPTED.includes(name))
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === script?.pid && tid === script.tid)
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}

/** Processor time of the longest of them, ms. */
export const longestTaskDuring = async (session: CDPSession, work: () => Promise<void>): Promise<number> =>
  (await tasksDuring(session, work)).reduce((most, ms) => Math.max(most, ms), 0)
