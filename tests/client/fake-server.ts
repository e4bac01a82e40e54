import { vi } from 'vitest'
import { type CallName, calls } from '#contracts/calls.ts'
import type { Preferences } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

export type FakeAnswer = { readonly data: unknown } | { readonly status: number; readonly body: unknown } | 'no-network'
type AnswerLine = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)
export type Answers = Partial<Record<CallName, AnswerLine>>

export const refusal = (status: number, code: string, message = code): FakeAnswer => ({
  status,
  body: { code, message },
})

export const withSalary = (level: number): FakeAnswer => ({
  data: {
    ...baseAnswers['users.me'],
    upgrades: [{ upgrade_type: 'mining-tok', upgrade_level: level, timestamp: 0 }],
  },
})

/** Every call answered as for a typical player in mid-game. */
export const typicalAnswers = Object.fromEntries(
  Object.entries(baseAnswers).map(([name, data]) => [name, { data }]),
) as Answers

export const gateAnswers = {
  'settings.get': { data: theGameConfig },
  'season.get': { data: baseAnswers['season.get'] },
  'guild.me': { data: null },
  'users.me': { data: aProfile },
  'combats.me': { data: aCombatProfile() },
} as const

/** Answers with these preferences, and replaces them by what is saved. */
export const keptPreferences = (kept: { value: Preferences }): Answers => ({
  'users.preferences': () => ({ data: kept.value }),
  'users.savePreferences': ({ body }) => {
    kept.value = body as Preferences
    return { data: kept.value }
  },
})

export const homeOf = (answers: Partial<Record<CallName, FakeAnswer>>): FakeAnswer => ({
  data: Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      if (answer === 'no-network') return []
      const part = 'data' in answer ? { status: 200, ...answer } : { status: answer.status, error: answer.body }
      return [[name, part]]
    }),
  ),
})

const isPathOf = (name: CallName, pathname: string): boolean => {
  const wanted = calls[name].path.split('/')
  const parts = pathname.split('/')
  return parts.length === wanted.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at])
}

/** Unknown calls are answered with 404. */
export const fakeServer = (answers: Answers = {}, headers: Record<string, string> = {}) => {
  const requests: SeenRequest[] = []
  const fetchFake = vi.fn(async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost')
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    requests.push(request)
    const name = (Object.keys(calls) as CallName[]).find(
      (key) => isPathOf(key, url.pathname) && calls[key].method === request.method,
    )
    const line = name === undefined ? undefined : answers[name]
    const answer = typeof line === 'function' ? await line(request) : (line ?? refusal(404, 'not-found'))
    if (answer === 'no-network') throw new TypeError('Failed to fetch')
    const status = 'status' in answer ? answer.status : 200
    const body = 'status' in answer ? answer.body : { data: answer.data }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers })
  })
  vi.stubGlobal('fetch', fetchFake)
  return {
    requests,
    answers,
    bodies: (wanted = 'POST') => requests.flatMap(({ method, body }) => (method === wanted ? [body] : [])),
    keys: () => requests.flatMap(({ method, headers }) => (method === 'POST' ? [headers.get('idempotency-key')] : [])),
    count: (name: CallName) =>
      requests.filter(
        ({ method, path }) => method === calls[name].method && isPathOf(name, path.split('?', 1)[0] ?? path),
      ).length,
  }
}
