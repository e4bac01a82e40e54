import { describe, expect, test } from 'vitest'
import type { Counted } from '../../../src/server/call-limits.ts'
import { type CallCounter, createCallCounter } from '../../../src/server/processes/call-counter.ts'
import type { CountMessage } from '../../../src/server/processes/messages.ts'
import { createSharedCount } from '../../../src/server/processes/shared-count.ts'

const WINDOW_MS = 60_000
const counterAt = (nowMs: () => number, callersMax = 100): CallCounter =>
  createCallCounter({ windowMs: WINDOW_MS, callersMax, nowMs })

describe('a counter of calls', () => {
  test('counts each caller in windows that begin with the first call', () => {
    let nowMs = 0
    const count = counterAt(() => nowMs)
    expect(count('one')).toEqual({ current: 1, ttl: WINDOW_MS })
    nowMs = 59_999
    expect(count('one')).toEqual({ current: 2, ttl: 1 })
    expect(count('two').current).toBe(1)
    nowMs = 60_000
    expect(count('one')).toEqual({ current: 1, ttl: WINDOW_MS })
  })

  test('forgets who was not heard of for longest when there are too many', () => {
    const count = counterAt(() => 0, 2)
    for (const caller of ['one', 'two', 'one', 'three']) count(caller)
    expect(count('one').current).toBe(3)
    expect(count('two').current).toBe(1)
  })
})

/** Two processes and their primary one, which answers unless it is `deaf`. */
const twoProcesses = ({ deaf = false, gone = false } = {}) => {
  const asked: CountMessage[] = []
  const primary = counterAt(() => 0)
  const process = () => {
    let hear: (message: unknown) => void = () => undefined
    return createSharedCount(
      {
        send: (message) => {
          if (gone) throw new Error('the channel is closed')
          asked.push(message)
          if (!deaf) hear({ counted: message.count, calls: message.callers.map(primary) })
        },
        onMessage: (listener) => {
          hear = listener
        },
      },
      counterAt(() => 0),
      10,
    )
  }
  return { asked, one: process(), two: process() }
}
const currents = (counted: readonly Counted[]): number[] => counted.map(({ current }) => current)

describe('a count that processes share', () => {
  test('is one for all of them', async () => {
    const { one, two } = twoProcesses()
    const counted = [await one('ann'), await two('ann'), await one('ann'), await two('bob')]
    expect(currents(counted)).toEqual([1, 2, 3, 1])
  })

  test('asks once for all calls of a turn of the event loop', async () => {
    const { asked, one } = twoProcesses()
    expect(currents(await Promise.all([one('ann'), one('bob'), one('ann')]))).toEqual([1, 1, 2])
    expect(asked).toEqual([{ count: 1, callers: ['ann', 'bob', 'ann'] }])
  })

  test('counts by what the process knows when nobody answers in time, and fails no call', async () => {
    const { one, two } = twoProcesses({ deaf: true })
    expect(currents([await one('ann'), await one('ann'), await two('ann')])).toEqual([1, 2, 1])
  })

  test('does so at once when the channel is closed', async () => {
    const { one } = twoProcesses({ gone: true })
    expect(currents([await one('ann'), await one('ann')])).toEqual([1, 2])
  })
})
