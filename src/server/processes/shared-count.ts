import type { CountCall, Counted } from '#server/calls/call-limits.ts'
import { setNewest } from '#server/set-newest.ts'
import { type CountMessage, isCounted } from './messages.ts'

export interface PrimaryChannel {
  /** @throws if the message cannot be sent */
  send(message: CountMessage): void
  onMessage(listener: (message: unknown) => void): void
}

interface SharedCountOptions {
  readonly windowMs: number
  readonly callersMax: number
  /** Calls per caller and window, over all processes. */
  readonly limit: number
  readonly processes: number
  readonly nowMs: () => number
}

interface Caller {
  /** Calls in this window that the primary has counted, or is counting. */
  known: number
  /** Calls that the primary has not been told yet. */
  unreported: number
  endsAtMs: number
}

/** `position` is 1 for the caller's first call in the message. */
interface Waiting {
  readonly caller: string
  readonly position: number
  readonly own: Counted
  readonly resolve: (counted: Counted) => void
}

interface Batch {
  readonly callers: readonly (readonly [caller: string, calls: number])[]
  readonly waiting: readonly Waiting[]
  readonly timer: NodeJS.Timeout
}

/** Share of the limit by which all processes together may exceed it between two reports. */
const AHEAD_SHARE = 1 / 20
const TELL_EVERY_MS = 100
const ANSWER_WITHIN_MS = 1000

/**
 * Reports calls to the primary in batches. While it does not answer, this process counts alone; `rate-limiter-flexible`
 * would fail these calls.
 */
export const createSharedCount = (channel: PrimaryChannel, options: SharedCountOptions): CountCall => {
  const { windowMs, callersMax, limit, processes, nowMs } = options
  const aheadMax = Math.floor((limit * AHEAD_SHARE) / processes)
  const callers = new Map<string, Caller>()
  const unreported = new Set<string>()
  const sent = new Map<number, Batch>()
  let waiting: Waiting[] = []
  let lastNumber = 0
  let isAsking = false
  let telling: NodeJS.Timeout | undefined

  const callerOf = (name: string): Caller => {
    const standing = callers.get(name)
    const caller =
      standing && nowMs() < standing.endsAtMs ? standing : { known: 0, unreported: 0, endsAtMs: nowMs() + windowMs }
    setNewest(callers, name, caller, callersMax)
    return caller
  }

  const settle = (number: number, counted: readonly Counted[] = []): void => {
    const batch = sent.get(number)
    if (!batch) return
    sent.delete(number)
    clearTimeout(batch.timer)
    const totals = new Map<string, { readonly total: Counted; readonly calls: number }>()
    for (const [index, [name, calls]] of batch.callers.entries()) {
      const total = counted[index]
      const caller = callers.get(name)
      if (!total) continue
      totals.set(name, { total, calls })
      if (!caller) continue
      caller.known = Math.max(caller.known, total.current)
      caller.endsAtMs = nowMs() + total.ttl
    }
    for (const { caller, position, own, resolve } of batch.waiting) {
      const answer = totals.get(caller)
      resolve(answer ? { current: answer.total.current - answer.calls + position, ttl: answer.total.ttl } : own)
    }
  }
  // Timers run before pending I/O, so the answer may already be there.
  const giveUp = (number: number): void => void setImmediate(() => settle(number))
  channel.onMessage((message) => {
    if (isCounted(message)) settle(message.counted, message.calls)
  })

  const tell = (): void => {
    clearTimeout(telling)
    telling = undefined
    isAsking = false
    lastNumber += 1
    const number = lastNumber
    const reports = [...unreported].flatMap((name): [string, number][] => {
      const caller = callers.get(name)
      if (!caller) return []
      const calls = caller.unreported
      caller.known += calls
      caller.unreported = 0
      return [[name, calls]]
    })
    unreported.clear()
    sent.set(number, { callers: reports, waiting, timer: setTimeout(giveUp, ANSWER_WITHIN_MS, number) })
    waiting = []
    try {
      channel.send({ count: number, callers: reports })
    } catch {
      settle(number)
    }
  }

  return async (name) => {
    const caller = callerOf(name)
    const own = { current: caller.known + caller.unreported + 1, ttl: caller.endsAtMs - nowMs() }
    if (caller.known >= limit) return own
    caller.unreported += 1
    unreported.add(name)
    if (caller.unreported <= aheadMax) {
      telling ??= setTimeout(tell, TELL_EVERY_MS)
      return own
    }
    if (!isAsking) setImmediate(tell)
    isAsking = true
    return new Promise((resolve) => waiting.push({ caller: name, position: caller.unreported, own, resolve }))
  }
}
