import { fork } from 'node:child_process'
import path from 'node:path'

interface Load {
  readonly players: readonly number[]
  /** Calls at a time. */
  readonly width: number
}

/** One call by each of the players, through HTTP. */
export interface CallsJob extends Load {
  readonly kind: 'calls'
  readonly address: string
  readonly token: string
  readonly call: string
  readonly bodies?: readonly object[]
  readonly keepAnswers?: boolean
  /** Each player says which version was answered last, and is answered that it still is the same. */
  readonly revisits?: boolean
}

/** The reference's statements for each of the players, bare. */
interface ReferenceJob extends Load {
  readonly kind: 'reference'
  readonly url: string
  readonly name: 'onboard' | 'claim' | 'fight'
}

/** What the load client is asked to do. */
export type LoadJob = CallsJob | ReferenceJob

/** What came of it: the time taken, and the answers where they were asked for. */
export interface LoadAnswer {
  readonly seconds: number
  readonly answers: readonly unknown[]
}

/** The load client: a process of its own, so that it does not count as the server's. */
export interface LoadClient {
  /** @throws Error at the first call that did not succeed */
  run(job: LoadJob): Promise<LoadAnswer>
  stop(): void
}

/** Starts the load client. */
export const startLoadClient = async (): Promise<LoadClient> => {
  const child = fork(path.join(import.meta.dirname, 'load-client.ts'), { execArgv: ['--import', 'tsx'] })
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('The load client ended.'))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        resolve(message as T)
      })
    })
  await next()
  return {
    async run(job) {
      const reply = next<{ readonly answer?: LoadAnswer; readonly error?: string }>()
      child.send(job)
      const { answer, error } = await reply
      if (!answer) throw new Error(error)
      return answer
    },
    stop: () => child.disconnect(),
  }
}
