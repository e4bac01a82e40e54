import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import { callSchemas } from '#contracts/schemas.ts'
import '#client/topics/settle-mutation.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { openHome } from '#client/game/home-bootstrap.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { refetchPlayer } from '#client/topics/home/cache.ts'
import { gameConfigQuery, profileQuery } from '#client/topics/home/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery, lastClaimQuery } from '#client/topics/mining/queries.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { type FakeAnswer, fakeServer, gateAnswers, homeOf, refusal } from '../fake-server.ts'

const NAMES = Object.keys(callSchemas['users.home'].data.shape) as CallName[]
const ANSWERS = Object.fromEntries(NAMES.map((name) => [name, { data: baseAnswers[name] }])) as Record<
  CallName,
  { readonly data: unknown }
>
const isQuery = (value: unknown): value is { readonly queryKey: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'queryKey' in value

const QUERIES = Object.values(import.meta.glob<object>('/src/client/topics/*/queries.ts', { eager: true }))
  .flatMap((queries) => Object.values(queries))
  .filter(isQuery)
const queryOf = (name: CallName) => {
  const query = QUERIES.find(({ queryKey }) => queryKey.length === 1 && queryKey[0] === name)
  if (!query) throw new Error(`No query asks ${name}`)
  return query
}

const opened = (answers: Partial<Record<CallName, FakeAnswer>> = ANSWERS) => {
  const server = fakeServer({ ...ANSWERS, 'users.home': homeOf(answers) })
  const client = createQueryClient()
  openHome(client)
  return { server, client }
}

beforeEach(() => {
  vi.useFakeTimers()
  takeLocalLaunchData('user=%7B%22id%22%3A7%7D')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the bootstrap of home', () => {
  it.each(NAMES)('brings %s, which is not asked by its own call', async (name) => {
    const { server, client } = opened()
    expect(await client.fetchQuery(queryOf(name) as typeof gameConfigQuery)).toEqual(baseAnswers[name])
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/users/home'])
  })

  it('answers each query once: asking again makes the call itself', async () => {
    const { server, client } = opened({ 'users.balance': { data: 5 } })
    expect(await client.fetchQuery(balanceQuery)).toBe(5)
    expect(await client.fetchQuery({ ...balanceQuery, staleTime: 0 })).toBe(baseAnswers['users.balance'])
    expect(server.count('users.balance')).toBe(1)
  })

  it('fails a query as its own call would, which is then asked under its own rule (row 185)', async () => {
    const { server, client } = opened({ 'users.balance': refusal(500, 'internal') })
    const asked = client.fetchQuery(balanceQuery)
    await vi.advanceTimersByTimeAsync(999)
    expect(server.count('users.balance')).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe(baseAnswers['users.balance'])
    expect(server.count('users.balance')).toBe(1)
  })

  it('never asks again where the call never retries, or where the answer was an API error (rows 8, 185)', async () => {
    const { server, client } = opened({ 'guild.me': refusal(500, 'internal'), 'users.me': refusal(403, 'banned') })
    const [guild, profile] = await Promise.allSettled([client.fetchQuery(guildQuery), client.fetchQuery(profileQuery)])
    expect(guild).toMatchObject({ reason: { code: 'internal', httpStatus: 500 } })
    expect(profile).toMatchObject({ reason: { code: 'banned', httpStatus: 403 } })
    expect(server.requests).toHaveLength(1)
  })

  it.each<[string, FakeAnswer]>([
    ['a server without the call', refusal(404, 'not-found')],
    ['a server in trouble', refusal(503, 'unavailable')],
    ['no network', 'no-network'],
    ['an answer of another form', { status: 200, body: 'Hello' }],
    ['an answer without this part', { data: {} }],
  ])('leaves everything to the calls themselves after %s', async (_what, answer) => {
    const server = fakeServer({ ...ANSWERS, 'users.home': answer })
    const client = createQueryClient()
    openHome(client)
    expect(await client.fetchQuery(gameConfigQuery)).toEqual(baseAnswers['settings.get'])
    expect(server.count('settings.get')).toBe(1)
  })

  it('keeps the section of a query that was given up while it waited', async () => {
    const { server, client } = opened()
    const given = client.fetchQuery(gameConfigQuery).catch((error: unknown) => error)
    await client.cancelQueries({ queryKey: gameConfigQuery.queryKey })
    await given
    expect(await client.fetchQuery(gameConfigQuery)).toEqual(baseAnswers['settings.get'])
    expect(server.requests).toHaveLength(1)
  })

  it('ends with the first mutation, which may change any of it', async () => {
    const { server, client } = opened({ ...ANSWERS, 'users.lastClaim': { data: '2020-01-01T00:00:00.000Z' } })
    await client.fetchQuery(gameConfigQuery)
    server.answers['upgrades.completeMission'] = { data: baseAnswers['upgrades.missions'][0] }
    await sendMutation(client, 'upgrades.completeMission', { params: { id: 'hunt-3' } })
    expect(await client.fetchQuery(lastClaimQuery)).toBe(baseAnswers['users.lastClaim'])
  })

  it('is over half a minute after its answer', async () => {
    const { server, client } = opened()
    await client.fetchQuery(gameConfigQuery)
    await vi.advanceTimersByTimeAsync(30_000)
    await client.fetchQuery(balanceQuery)
    expect(server.count('users.balance')).toBe(1)
  })

  it('begins anew for a player who has just joined (row 71)', async () => {
    const strange = { ...ANSWERS, 'users.balance': refusal(404, 'player-not-found') }
    const { server, client } = opened(strange)
    await client.fetchQuery(gameConfigQuery)
    server.answers['users.home'] = homeOf({ ...gateAnswers, 'users.balance': { data: 10 } })
    await refetchPlayer(client)
    expect(client.getQueryData(profileQuery.queryKey)).toEqual(gateAnswers['users.me'].data)
    expect(client.getQueryData(combatProfileQuery.queryKey)).toEqual(gateAnswers['combats.me'].data)
    expect(await client.fetchQuery(balanceQuery)).toBe(10)
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/users/home', '/api/v1/users/home'])
  })
})
