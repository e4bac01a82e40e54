import { expect, type Page } from '@playwright/test'

export interface Allowance {
  /** Matched against `404 GET http://…`, `console: …`, `page: …`, `failed GET …`. */
  readonly pattern: RegExp
  readonly because: string
}

export interface PageWatch {
  readonly problems: readonly string[]
  allow(allowance: Allowance): void
  expectNone(): void
}

/** Before a player has joined, the server has no such id (A2, T30). */
export const STRANGER: Allowance = {
  pattern: /^404 GET \S+\/api\/v1\/(users|combats|season)\/me$/,
  because: 'the server answers 404 about a player who has joined no house',
}

/** The page's clock may be slightly ahead of the server's; the client retries (row 75). */
const TOO_EARLY: Allowance = {
  pattern: /^400 POST \S+\/api\/v1\/combats\/fight$/,
  because: 'a fight asked for milliseconds before its three seconds are over is asked for again',
}

// The request's own problem has been noted already, with its URL.
const SAID_TWICE = /^Failed to load resource/

/** Call it before the page opens, and end the test with `expectNone`. */
export const watchPage = (page: Page, ...allowed: readonly Allowance[]): PageWatch => {
  const allowances = [TOO_EARLY, ...allowed]
  const problems: string[] = []
  const note = (problem: string): void => {
    // Each problem once: a missing frame, for example, is reported at every draw.
    if (!problems.includes(problem) && !allowances.some(({ pattern }) => pattern.test(problem))) problems.push(problem)
  }
  page.on('pageerror', (error) => note(`page: ${error.stack ?? error.message}`))
  page.on('crash', () => note('the page crashed'))
  page.on('console', (message) => {
    if (message.type() !== 'error' || SAID_TWICE.test(message.text())) return
    note(`console: ${message.text()} (${message.location().url}:${message.location().lineNumber})`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // The page aborts its requests when it is left.
    if (reason !== 'net::ERR_ABORTED') note(`failed ${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return {
    problems,
    allow: (allowance) => void allowances.push(allowance),
    expectNone: () => expect(problems, 'what the page did wrong').toEqual([]),
  }
}
