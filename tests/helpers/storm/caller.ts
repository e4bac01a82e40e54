import { randomUUID } from 'node:crypto'
import type { CallName } from '../../../src/contracts/calls.ts'
import type { CallData, CallInput } from '../../../src/contracts/schemas.ts'

/** How an operation ended: `data` of a good answer, else the refusal's code. */
export interface StormAnswer<N extends CallName = CallName> {
  readonly status: number
  readonly data: CallData<N> | null
  readonly code: string | null
}

/** One request as it is sent, maybe several times. */
export interface StormRequest<N extends CallName = CallName> {
  readonly name: N
  readonly input: CallInput<N>
  readonly as: number
  readonly key: string
  readonly startParam?: string
}

/** Transport to a server. Rejects when no response arrives. */
export interface StormTransport {
  send<N extends CallName>(request: StormRequest<N>): Promise<StormAnswer<N>>
  /** The ad network's callback for the newest ad of a player. */
  confirmAd(playerId: number): Promise<void>
  /** The game's clock, ms. */
  nowMs(): number
  advance(ms: number): void
}

/** A successful answer of a moving call: its effect must have happened exactly once. */
export interface Acknowledged<N extends CallName = CallName> {
  readonly name: N
  readonly as: number
  readonly input: CallInput<N>
  readonly data: CallData<N>
}

/** The answers that the players of a storm have received. */
export interface StormLog {
  readonly acknowledged: Acknowledged[]
  /** Requests that were sent, repeats included. */
  requests: number
  /** Requests without an answer, sent again under their key. */
  unanswered: number
  /** Answers by `call status code`. */
  readonly outcomes: Map<string, number>
  /** Violations: answers of 5xx, repeats with a different response. */
  readonly wrongs: string[]
}

/** An empty log. */
export const emptyLog = (): StormLog => ({
  acknowledged: [],
  requests: 0,
  unanswered: 0,
  outcomes: new Map(),
  wrongs: [],
})

/** Sends requests until they get a response, and records the responses. */
export interface StormCaller {
  readonly log: StormLog
  /** One operation under one key, sent once or, `copies` times, at the same moment or again afterwards. */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    as: number,
    how?: { readonly copies?: number; readonly startParam?: string },
  ): Promise<StormAnswer<N>>
}

const RETRIES_MAX = 200

/** A caller on a transport. */
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
    // A refusal leaves the key free, so a later copy may find the way open; two good answers must be one and the same.
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
