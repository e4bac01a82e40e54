import { describe, expect, test } from 'vitest'
import { createCallCounter } from '#server/calls/call-counter.ts'
import type { Counted } from '#server/calls/call-limits.ts'
import type { CountMessage } from '#server/processes/messages.ts'
import { createSharedCount } from '#server/processes/shared-count.ts'

const WINDOW_MS = 60_000
const counterAt = (nowMs: () => number, callersMax = 100) => {
  const count = createCallCounter({ windowMs: WINDOW_MS, callersMax })
  return (caller: string, calls?: number): Counted => count(caller, nowMs(), calls)
}

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

  test('forgets the caller not seen for longest when there are too many', () => {
    const count = counterAt(() => 0, 2)
    for (const caller of ['one', 'two', 'one', 'three']) count(caller)
    expect(count('one').current).toBe(3)
    expect(count('two').current).toBe(1)
  })
})

/** `deaf`: the primary process does not answer. `gone`: sending to it fails. */
const twoProcesses = ({ limit = 10, deaf = false, gone = false } = {}) => {
  const asked: CountMessage['callers'][] = []
  const primary = counterAt(() => 0)
  const process = () => {
    let hear: (message: unknown) => void = () => undefined
    return createSharedCount(
      {
        send: ({ count, callers }) => {
          if (gone) throw new Error('the channel is closed')
          asked.push(callers)
          if (!deaf) hear({ counted: count, calls: callers.map(([caller, calls]) => primary(caller, calls)) })
        },
        onMessage: (listener) => {
          hear = listener
        },
      },
      { windowMs: WINDOW_MS, callersMax: 100, limit, processes: 2, nowMs: () => 0 },
    )
  }
  return { asked, one: process(), two: process() }
}
const currents = (counted: readonly Counted[]): number[] => counted.map(({ current }) => current)
const many = (times: number, count: (caller: string) => Promise<Counted>): Promise<Counted[]> =>
  Promise.all(Array.from({ length: times }, () => count('ann')))

describe('a count that processes share', () => {
  test('is one for all of them', async () => {
    const { one, two } = twoProcesses()
    const counted = [await one('ann'), await two('ann'), await one('ann'), await two('bob')]
    expect(currents(counted)).toEqual([1, 2, 3, 1])
  })

  test('asks once for all calls of a turn of the event loop, and tells them apart', async () => {
    const { asked, one } = twoProcesses()
    expect(currents(await Promise.all([one('ann'), one('bob'), one('ann')]))).toEqual([1, 1, 2])
    expect(asked).toEqual([
      [
        ['ann', 2],
        ['bob', 1],
      ],
    ])
  })

  test('lets few calls of a great limit pass unreported: all together a twentieth of it', async () => {
    const { asked, one, two } = twoProcesses({ limit: 240 })
    expect(currents(await many(6, one))).toEqual([1, 2, 3, 4, 5, 6])
    expect(asked).toEqual([])
    expect(currents([await one('ann')])).toEqual([7])
    expect(asked).toEqual([[['ann', 7]]])
    await many(7, two)
    expect(asked.at(-1)).toEqual([['ann', 7]])
    const answers = await many(7, one)
    expect(answers.at(-1)?.current).toBe(21)
  })

  test('reports a moment later what was not asked about, so that the others know it', async () => {
    const { asked, one } = twoProcesses({ limit: 240 })
    await Promise.all([one('ann'), one('bob'), one('ann')])
    await expect
      .poll(() => asked)
      .toEqual([
        [
          ['ann', 2],
          ['bob', 1],
        ],
      ])
  })

  test('lets no caller far beyond the limit, and asks no more about one that has reached it', async () => {
    const { asked, one, two } = twoProcesses({ limit: 240 })
    const passed = async (count: typeof one) => (await many(300, count)).filter(({ current }) => current <= 240).length
    const sum = (await passed(one)) + (await passed(two))
    expect(sum).toBeGreaterThanOrEqual(240)
    expect(sum).toBeLessThanOrEqual(252)
    const before = asked.length
    expect(await passed(one)).toBe(0)
    expect(await passed(two)).toBe(0)
    expect(asked).toHaveLength(before)
  })

  test('counts by what the process knows when no answer comes in time, and fails no call', async () => {
    const { one, two } = twoProcesses({ deaf: true })
    expect(currents([await one('ann'), await one('ann'), await two('ann')])).toEqual([1, 2, 1])
  })

  test('does so at once when the channel is closed', async () => {
    const { one } = twoProcesses({ gone: true })
    expect(currents([await one('ann'), await one('ann')])).toEqual([1, 2])
  })
})
