import { randomUUID } from 'node:crypto'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'

/** `data` of the answer, or the code of the error. */
export interface StormAnswer<N extends CallName = CallName> {
  readonly status: number
  readonly data: CallData<N> | null
  readonly code: string | null
}

export interface StormRequest<N extends CallName = CallName> {
  readonly name: N
  readonly input: CallInput<N>
  readonly as: number
  readonly key: string
  readonly startParam?: string
}

/** `send` rejects when no answer arrives. Over HTTP a 5xx counts as none. */
export interface StormTransport {
  send<N extends CallName>(request: StormRequest<N>): Promise<StormAnswer<N>>
  confirmAd(playerId: number): Promise<void>
  nowMs(): number
  advance(ms: number): void
}

export interface Acknowledged<N extends CallName = CallName> {
  readonly name: N
  readonly as: number
  readonly input: CallInput<N>
  readonly data: CallData<N>
}

export interface StormLog {
  readonly acknowledged: Acknowledged[]
  requests: number
  /** Requests that got no answer and were sent again under their key. */
  unanswered: number
  /** How often each answer came, by `call status code`. */
  readonly outcomes: Map<string, number>
  /** Answers of 5xx, and successful answers that differ under one key. */
  readonly wrongs: string[]
}

export const emptyLog = (): StormLog => ({
  acknowledged: [],
  requests: 0,
  unanswered: 0,
  outcomes: new Map(),
  wrongs: [],
})

export interface StormCaller {
  readonly log: StormLog
  /** Makes a call under one idempotency key, `copies` times at once (default: once). Repeats what gets no answer. */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    as: number,
    how?: { readonly copies?: number; readonly startParam?: string },
  ): Promise<StormAnswer<N>>
}

const RETRIES_MAX = 200

export const stormCaller = (transport: StormTransport, isMove: (name: CallName) => boolean): StormCaller => {
  const log = emptyLog()

  const untilAnswered = async <N extends CallName>(request: StormRequest<N>): Promise<StormAnswer<N>> => {
    for (let retry = 0; retry < RETRIES_MAX; retry++) {
      log.requests++
      try {
        return await transport.send(request)
      } catch {
        log.unanswered++
      }
    }
    throw new Error(`${request.name} was never answered`)
  }

  const call: StormCaller['call'] = async (name, input, as, { copies = 1, startParam } = {}) => {
    const request = { name, input, as, key: randomUUID(), ...(startParam === undefined ? {} : { startParam }) }
    const answers = await Promise.all(Array.from({ length: copies }, () => untilAnswered(request)))
    const good = answers.find(({ status }) => status === 200) ?? null
    // An API error leaves the key free, so a later copy may succeed. Two successful answers must be equal.
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ data }) => JSON.stringify(data)))
    if (isMove(name) && texts.size > 1)
      log.wrongs.push(`${name}: the answers under one key differ: ${[...texts].join(' / ')}`)
    for (const { code, status } of answers) {
      const outcome = `${name} ${status}${code === null ? '' : ` ${code}`}`
      log.outcomes.set(outcome, (log.outcomes.get(outcome) ?? 0) + 1)
      if (status >= 500) log.wrongs.push(outcome)
    }
    const answer = good ?? answers[0]
    if (!answer) throw new Error('Nothing was sent')
    if (good?.data != null && isMove(name)) log.acknowledged.push({ name, as, input, data: good.data } as never)
    return answer
  }
  return { log, call }
}
