import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUp } from '#client/sound/count-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('counting sounds at each step, higher and higher but never shrill', () => {
  const rates: number[] = []
  countUp(
    { play: (name, tone) => rates.push(name === 'count' ? (tone?.rate ?? 0) : -1) },
    Array.from({ length: 14 }, (_, index) => 100 + index * 50),
  )
  vi.advanceTimersByTime(150)
  expect(rates).toEqual([1, 2 ** (2 / 12)])
  vi.advanceTimersByTime(2000)
  expect(rates).toHaveLength(14)
  expect(rates).toEqual([...rates].sort((a, b) => a - b))
  expect(rates.at(-1)).toBeLessThan(3)
})

test('counting that is ended makes no more sound', () => {
  const play = vi.fn()
  const stop = countUp({ play }, [100, 200, 300])
  vi.advanceTimersByTime(150)
  stop()
  vi.advanceTimersByTime(1000)
  expect(play).toHaveBeenCalledOnce()
})
