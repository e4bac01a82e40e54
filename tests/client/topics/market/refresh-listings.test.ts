import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey } from '#client/api/call-query.ts'
import { refreshListings } from '#client/game/cached-pages.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import type { CallData } from '#contracts/schemas.ts'
import { listings } from '#workbench/fixtures/market-answers.ts'
import { fakeServer } from '../../fake-server.ts'

type Page = CallData<'market.list'>

const OFFERS = listings(12)
const KEY = callKey('market.list', { query: {} })
const pageOf = (from: number, to: number): Page => ({
  items: OFFERS.slice(from, to),
  next: OFFERS[to - 1]?.id ?? null,
})

/** Ids of the offers shown after the first page was fetched anew. @param fresh the server's first page by now */
const idsAfter = async (known: readonly Page[], fresh: Page): Promise<readonly string[]> => {
  fakeServer({ 'market.list': { data: fresh } })
  const client = new QueryClient()
  client.setQueryData(KEY, { pages: known, pageParams: known.map((_, index) => index) })
  const stop = new QueryObserver(client, { queryKey: KEY, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  const read = () => client.getQueryData<InfiniteData<Page>>(KEY)?.pages ?? []
  refreshListings(client)
  await vi.waitFor(() => expect(read()[0]?.next).toBe(fresh.next))
  stop()
  return [...new Set(read().flatMap(({ items }) => items.map(({ id }) => id)))]
}
const idsOf = (from: number, to: number): readonly string[] => OFFERS.slice(from, to).map(({ id }) => id)

beforeEach(() => takeLocalLaunchData('user=x'))
afterEach(() => vi.unstubAllGlobals())

it('an offer that new ones have moved off the first page stays in the list', async () => {
  expect(await idsAfter([pageOf(2, 6), pageOf(6, 10)], pageOf(0, 4))).toEqual(idsOf(0, 10))
})

it('an offer that has moved up to the first page is listed once', async () => {
  expect(await idsAfter([pageOf(0, 4), pageOf(4, 8)], pageOf(1, 5))).toEqual(idsOf(1, 8))
})

it('later pages are dropped if a whole page of new offers has come before them: what lies between is unknown', async () => {
  expect(await idsAfter([pageOf(8, 10), pageOf(10, 12)], pageOf(0, 2))).toEqual(idsOf(0, 2))
})
