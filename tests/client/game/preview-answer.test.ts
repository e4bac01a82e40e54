import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markStale } from '#client/game/cache.ts'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { previewLock } from '#client/topics/items/cache.ts'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { fakeServer, refusal } from '../fake-server.ts'

const { 'equipments.mine': items, 'equipments.lock': locked } = baseAnswers
const lock = (client: QueryClient) =>
  sendMutation(client, 'equipments.lock', { params: { id: locked.id }, body: { locked: true } })
const isStale = (client: QueryClient): boolean | undefined =>
  client.getQueryState(inventoryQuery.queryKey)?.isInvalidated

const withItems = (): QueryClient => {
  const client = new QueryClient()
  client.setQueryData(inventoryQuery.queryKey, items)
  return client
}

beforeEach(() => takeLocalLaunchData('user=x'))
afterEach(() => vi.unstubAllGlobals())

describe('an optimistic update', () => {
  it('over an answer that was being refetched is refetched after the mutation: the bag lacks what a fight brought', async () => {
    const server = fakeServer({ 'equipments.mine': { data: items }, 'equipments.lock': { data: locked } })
    const client = withItems()
    markStale(client, ['equipments.mine'])
    const stop = new QueryObserver(client, inventoryQuery).subscribe(() => undefined)
    previewLock(client, locked.id, true)
    expect(client.getQueryState(inventoryQuery.queryKey)?.fetchStatus).toBe('idle')
    await lock(client)
    await vi.waitFor(() => expect(isStale(client)).toBe(false))
    expect(server.count('equipments.mine')).toBe(2)
    stop()
  })

  it('over an answer whose refetch it ended stays stale for the next visit, also if that answer was only old', () => {
    fakeServer({ 'equipments.mine': { data: items } })
    const client = withItems()
    const stop = new QueryObserver(client, { ...inventoryQuery, staleTime: 0 }).subscribe(() => undefined)
    previewLock(client, locked.id, true)
    stop()
    expect(isStale(client)).toBe(true)
  })

  it('that is rolled back after its screen was left keeps what the failure made stale', async () => {
    fakeServer({ 'equipments.lock': refusal(500, 'internal-server') })
    const client = withItems()
    const rollback = previewLock(client, locked.id, true)
    await expect(lock(client)).rejects.toThrow()
    rollback()
    expect(client.getQueryData(inventoryQuery.queryKey)).toEqual(items)
    expect(isStale(client)).toBe(true)
  })

  it('of a fresh answer leaves it fresh, and its rollback too', () => {
    const client = withItems()
    const rollback = previewAnswer(client, inventoryQuery, [])
    expect(isStale(client)).toBe(false)
    rollback()
    expect(isStale(client)).toBe(false)
  })
})
