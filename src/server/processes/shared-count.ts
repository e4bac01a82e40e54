import type { CountCall, Counted } from '../call-limits.ts'
import type { CallCounter } from './call-counter.ts'
import { type CountedMessage, type CountMessage, isCounted } from './messages.ts'

/** The way to the primary process and back. */
export interface PrimaryChannel {
  /** @throws or loses the message when the primary one is gone */
  send(message: CountMessage): void
  onMessage(listener: (message: unknown) => void): void
}

interface Waiting {
  readonly caller: string
  /** What this process counts by itself. */
  readonly own: Counted
  readonly resolve: (counted: Counted) => void
}

interface Batch {
  readonly calls: readonly Waiting[]
  readonly timer: NodeJS.Timeout
}

/**
 * Counts calls over all processes: the primary one does, asked once for all calls of a turn of the event loop. A call for
 * which it does not answer in time counts by what this process knows: the limits never fail a call.
 */
export const createSharedCount = (channel: PrimaryChannel, own: CallCounter, answerWithinMs = 250): CountCall => {
  const asked = new Map<number, Batch>()
  let gathered: Waiting[] = []
  let lastNumber = 0

  const settle = (number: number, counted?: readonly Counted[]): void => {
    const batch = asked.get(number)
    if (!batch) return
    asked.delete(number)
    clearTimeout(batch.timer)
    for (const [index, call] of batch.calls.entries()) call.resolve(counted?.[index] ?? call.own)
  }
  channel.onMessage((message) => {
    if (isCounted(message)) settle((message satisfies CountedMessage).counted, message.calls)
  })

  const ask = (): void => {
    lastNumber += 1
    const number = lastNumber
    const calls = gathered
    gathered = []
    asked.set(number, { calls, timer: setTimeout(() => settle(number), answerWithinMs) })
    try {
      channel.send({ count: number, callers: calls.map(({ caller }) => caller) })
    } catch {
      settle(number)
    }
  }
  return (caller) =>
    new Promise((resolve) => {
      if (gathered.length === 0) setImmediate(ask)
      gathered.push({ caller, own: own(caller), resolve })
    })
}
