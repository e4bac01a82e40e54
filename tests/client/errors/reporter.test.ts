import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { networkError } from '#client/api/api-error.ts'
import { createReporter, type Report, type ReportAnswer } from '#client/errors/reporter.ts'

let nowMs = 0
let answer: ReportAnswer = { sample: 1 }
let isOffline = false
let drawn = 0.5
const sent: Report[] = []
const reporterOf = () =>
  createReporter({
    post: async (report) => {
      sent.push(report)
      return answer
    },
    isOffline: () => isOffline,
    random: () => drawn,
    nowMs: () => nowMs,
  })
/** An error with a stack in the game's own code. */
const anError = (message: string): Error =>
  Object.assign(new Error(message), { stack: `Error\n    at f (${location.origin}/assets/home-Ab3dEf9x.js:1:7)` })
const messages = (): string[][] => sent.map(({ errors }) => errors.map(({ message }) => message))
const passSecond = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  nowMs = 0
  answer = { sample: 1 }
  isOffline = false
  drawn = 0.5
  sent.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a reporter', () => {
  it('sends errors of one second together, five a report', async () => {
    const reporter = reporterOf()
    for (const name of 'abcdefg') reporter.report({ kind: 'error', error: anError(name) })
    expect(sent).toEqual([])
    await passSecond()
    expect(messages()).toEqual([
      ['a', 'b', 'c', 'd', 'e'],
      ['f', 'g'],
    ])
  })

  it('sends each cause once a session, and twenty causes at most', async () => {
    const reporter = reporterOf()
    for (let index = 0; index < 30; index++) {
      reporter.report({ kind: 'error', error: anError(`cause ${index % 25}`) })
      await passSecond()
    }
    expect(messages().flat()).toHaveLength(20)
  })

  it('hears an error once, whatever it comes through', async () => {
    const reporter = reporterOf()
    const error = new TypeError('Failed to fetch dynamically imported module')
    reporter.report({ kind: 'chunk', error })
    reporter.report({ kind: 'render', error })
    await passSecond()
    expect(sent.map(({ errors }) => errors.map(({ kind }) => kind))).toEqual([['chunk']])
  })

  it('sends a missing file at once, because the page may reload', () => {
    reporterOf().report({ kind: 'chunk', error: new TypeError('Importing a module script failed.') })
    expect(messages()).toEqual([['TypeError: Importing a module script failed.']])
  })

  it('leaves out what is no fault of the game, and what it cannot send', async () => {
    const reporter = reporterOf()
    reporter.report({ kind: 'rejection', error: networkError() })
    reporter.report({ kind: 'rejection', error: new DOMException('aborted', 'AbortError') })
    isOffline = true
    reporter.report({ kind: 'error', error: anError('offline') })
    isOffline = false
    await passSecond()
    expect(sent).toEqual([])
  })

  it('leaves out uncaught errors of other code than the game, but no screen that breaks', async () => {
    const reporter = reporterOf()
    const foreign = Object.assign(new TypeError('x'), {
      stack: 'TypeError: x\n    at chrome-extension://abc/inject.js:1:2',
    })
    reporter.report({ kind: 'error', error: foreign })
    reporter.report({ kind: 'error', error: 'ResizeObserver loop limit exceeded' })
    reporter.report({ kind: 'rejection', error: undefined })
    reporter.report({ kind: 'render', error: 'a screen' })
    await passSecond()
    expect(messages()).toEqual([['a screen']])
  })

  it('tells nothing of an object that was thrown, and cleans a message', async () => {
    const reporter = reporterOf()
    reporter.report({ kind: 'render', error: { name: 'Alice' } })
    reporter.report({ kind: 'error', error: anError('no player 279058397 at /me?user=alice') })
    await passSecond()
    expect(messages()).toEqual([['a object was thrown', 'no player N at ...']])
  })

  it('obeys the server: a part of its errors, or none for a time', async () => {
    const reporter = reporterOf()
    const catchError = async (name: string) => {
      reporter.report({ kind: 'error', error: anError(name) })
      await passSecond()
    }
    answer = { sample: 0.3 }
    await catchError('first')
    await catchError('left out by the draw')
    drawn = 0.2
    answer = { waitS: 60 }
    await catchError('drawn')
    nowMs = 59_000
    await catchError('during the wait')
    nowMs = 60_000
    answer = null
    await catchError('after the wait')
    expect(messages().flat()).toEqual(['first', 'drawn', 'after the wait'])
  })

  it('sends each time once a session', async () => {
    const reporter = reporterOf()
    reporter.tell({ first_paint_ms: 900 })
    reporter.tell({ first_paint_ms: 950, home_ms: 2000 })
    await passSecond()
    reporter.tell({ home_ms: 2100 })
    reporter.flush()
    expect(sent).toEqual([{ errors: [], times: { first_paint_ms: 900, home_ms: 2000 } }])
  })

  it('leaves out times of a page that was in the background', async () => {
    const reporter = reporterOf()
    reporter.tell({ first_paint_ms: 600_000, home_ms: 600_001, fight_fps: 1001 })
    await passSecond()
    expect(sent).toEqual([{ errors: [], times: { first_paint_ms: 600_000 } }])
  })
})
