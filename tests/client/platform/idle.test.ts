import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDLE_MS, onceIdle } from '#client/platform/idle.ts'

let fileEnds: (entry: { readonly name: string; readonly initiatorType: string }) => void = () => undefined

class FakeObserver {
  constructor(tell: (list: { getEntriesByType(): readonly unknown[] }) => void) {
    fileEnds = (entry) => tell({ getEntriesByType: () => [entry] })
  }
  observe(): void {}
  disconnect(): void {
    fileEnds = () => undefined
  }
}

describe('an idle game', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('PerformanceObserver', FakeObserver)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const pass = (ms: number): void => void vi.advanceTimersByTime(ms)

  it('has not been touched for ten seconds; it is reported once', () => {
    const work = vi.fn()
    onceIdle(work)
    pass(IDLE_MS - 1)
    expect(work).not.toHaveBeenCalled()
    pass(1)
    pass(10 * IDLE_MS)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('is touched by %s: the time begins anew', (touch) => {
    const work = vi.fn()
    onceIdle(work)
    pass(IDLE_MS - 1)
    window.dispatchEvent(new Event(touch))
    pass(IDLE_MS - 1)
    expect(work).not.toHaveBeenCalled()
    pass(1)
    expect(work).toHaveBeenCalled()
  })

  it('fetches no files; calls, which repeat by themselves, do not count', () => {
    const work = vi.fn()
    onceIdle(work)
    pass(IDLE_MS - 1)
    fileEnds({ name: 'https://game/art/home-not.png', initiatorType: 'img' })
    pass(IDLE_MS - 1)
    expect(work).not.toHaveBeenCalled()
    fileEnds({ name: 'https://game/api/v1/season', initiatorType: 'fetch' })
    pass(1)
    expect(work).toHaveBeenCalled()
  })

  it('is not reported once it is cancelled', () => {
    const work = vi.fn()
    onceIdle(work)()
    pass(10 * IDLE_MS)
    expect(work).not.toHaveBeenCalled()
  })
})
