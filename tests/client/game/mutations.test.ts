import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { MUTATION_EFFECTS } from '#client/topics/all-mutations.ts'
import { collectStep } from '#client/topics/home/screens/collect/collect.ts'
import { presetQuery } from '#client/topics/items/queries.ts'
import { combatProfileQuery, replayQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery, lastClaimQuery } from '#client/topics/mining/queries.ts'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { settleMutation } from '#client/topics/settle-mutation.ts'
import { settleTask } from '#client/topics/tasks/cache.ts'
import { tournamentQuery } from '#client/topics/tournament/queries.ts'
import { missionsQuery } from '#client/topics/upgrades/queries.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, aFightAnswer } from '#workbench/fixtures/builders.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { openedStep, seasonPathOf } from '#workbench/fixtures/season-path.ts'
import { type FakeAnswer, fakeServer, refusal } from '../fake-server.ts'

const NAMES = Object.keys(calls) as CallName[]

const cacheOf = (...known: readonly CallName[]): QueryClient => {
  const client = new QueryClient()
  for (const name of known) client.setQueryData([name], [])
  return client
}
const isStale = (client: QueryClient, name: CallName): boolean | undefined =>
  client.getQueryState([name])?.isInvalidated

beforeEach(() => takeLocalLaunchData('user=x'))
afterEach(() => vi.unstubAllGlobals())

describe('the effects of mutations', () => {
  it('are listed for every mutation, and for no other call', () => {
    const moves = NAMES.filter((name) => calls[name].method !== 'GET' && name !== 'clientErrors.report')
    expect(Object.keys(MUTATION_EFFECTS).sort()).toEqual([...moves].sort())
  })

  it('a fight outdates the missions: the tenth win completes one that Today shows (rows 57, 84)', () => {
    const client = cacheOf('upgrades.missions', 'combats.me', 'combats.history', 'tasks.list')
    const answer = aFightAnswer()
    settleMutation(client, 'combats.fight', answer)
    expect(isStale(client, 'upgrades.missions')).toBe(true)
    expect(isStale(client, 'combats.me')).toBe(true)
    expect(isStale(client, 'combats.history')).toBe(true)
    expect(isStale(client, 'tasks.list')).toBe(false)
    expect(client.getQueryData(balanceQuery.queryKey)).toBe(answer.balance)
    expect(client.getQueryData(replayQuery(answer.replay_id).queryKey)).toMatchObject({ viewer: 'attacker' })
  })

  it('a wish of a kind that is wished for already takes its place (extra 13)', () => {
    const client = cacheOf()
    const { 'market.addWish': wish } = baseAnswers
    const other = { ...wish, id: 'another' }
    client.setQueryData(['market.wishes'], [other, wish])
    const dearer = { ...wish, max_price: wish.max_price * 2 }
    settleMutation(client, 'market.addWish', dearer)
    expect(client.getQueryData(['market.wishes'])).toEqual([dearer, other])
  })

  it('a hunt collected on home outdates the missions, as one collected on its own page does (rows 41, 57)', async () => {
    fakeServer({
      'hunting.claim': {
        data: {
          slug: 'cursed-fortress',
          kills: 7,
          stars: 3,
          reward_tok: 1,
          stones: [],
          total_demon_killed: 7,
          balance: 5,
          star_balance: 3,
        },
      },
    })
    const client = cacheOf('upgrades.missions')
    await collectStep(client, { kind: 'hunt', slug: 'cursed-fortress' })
    expect(isStale(client, 'upgrades.missions')).toBe(true)
    expect(client.getQueryData(balanceQuery.queryKey)).toBe(5)
  })

  it('a step of the season path that Collect all opens brings its look, and outdates the wardrobe (R53)', async () => {
    const path = seasonPathOf(735, 6)
    fakeServer({ 'season.claimPathStep': { data: openedStep(7, path, {}) } })
    const client = cacheOf('wardrobe.get', 'season.path')
    client.setQueryData(combatProfileQuery.queryKey, { ...aCombatProfile(), house_id: 3 })
    const { gain } = await collectStep(client, { kind: 'pathStep', season: 11, step: 7 })
    expect(gain.looks).toEqual([{ look: 'cape', house_id: 3 }])
    expect(isStale(client, 'wardrobe.get')).toBe(true)
    expect(client.getQueryData(seasonPathQuery.queryKey)?.claimed).toContain(7)
  })

  it('Collect all claims anew after a claim whose answer was lost, and repeats it before (row 46, T3)', async () => {
    const server = fakeServer({ 'users.claim': 'no-network' })
    const client = new QueryClient()
    for (const lastClaim of [minutesAgo(90), minutesAgo(90), minutesAgo(60)]) {
      client.setQueryData(lastClaimQuery.queryKey, lastClaim)
      await collectStep(client, { kind: 'claim' }).catch(() => undefined)
    }
    const [first, repeat, next] = server.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(repeat).toBe(first)
    expect(next).not.toBe(first)
  })

  it('a check-in that a task of Earn brought outdates the missions: one counts the streak (R05, R40)', () => {
    const client = cacheOf('upgrades.missions', 'daily.get')
    settleTask(client, 'check-in', null)
    expect(isStale(client, 'upgrades.missions')).toBe(true)
    expect(isStale(client, 'daily.get')).toBe(true)
  })

  it('another skill, house or army step outdates the opponent that was found with the old stats (R11)', () => {
    const { 'combats.skill': skill, 'combats.house': house, 'users.spendStars': army } = MUTATION_EFFECTS
    for (const effect of [skill, house, army]) expect(effect.stale).toContain('combats.find')
  })

  it('a new season refetches the looks that the last one put into the wardrobe (R53)', () => {
    const { stale, staleOnFailure } = MUTATION_EFFECTS['season.start']
    for (const names of [stale, staleOnFailure])
      expect(names).toEqual(expect.arrayContaining(['season.looks', 'wardrobe.get']))
  })

  it('a refused mutation refetches its queries', async () => {
    fakeServer({ 'upgrades.buy': refusal(400, 'insufficient-tok', 'Insufficient TOK!') })
    const client = cacheOf('users.balance', 'users.me', 'upgrades.missions', 'wardrobe.get', 'island.get', 'tasks.list')
    await expect(sendMutation(client, 'upgrades.buy', { body: { type: 'honor' } })).rejects.toMatchObject({
      httpStatus: 400,
    })
    for (const name of ['users.balance', 'wardrobe.get', 'island.get'] as const)
      expect(isStale(client, name)).toBe(true)
    expect(isStale(client, 'tasks.list')).toBe(false)
  })

  it('a mutation whose answer was lost makes stale all that it may have changed; a refused one does not', async () => {
    const buy = async (answer: FakeAnswer): Promise<QueryClient> => {
      fakeServer({ 'shop.buy': answer })
      const client = cacheOf('users.stars', 'equipments.mine', 'users.ledger', 'tasks.list')
      await expect(
        sendMutation(client, 'shop.buy', { body: { type: 'common-weapon-box-star', quantity: 1, price: 50 } }),
      ).rejects.toThrow()
      return client
    }
    const lost = await buy(refusal(502, 'bad-gateway'))
    for (const name of ['users.stars', 'equipments.mine', 'users.ledger'] as const)
      expect(isStale(lost, name)).toBe(true)
    expect(isStale(lost, 'tasks.list')).toBe(false)
    const refused = await buy(refusal(400, 'limit-reached'))
    expect(isStale(refused, 'users.stars')).toBe(true)
    expect(isStale(refused, 'equipments.mine')).toBe(false)
  })

  it('a mutation fetches each screen anew once, however often its effects name the call', async () => {
    const server = fakeServer({ 'tournament.get': { data: baseAnswers['tournament.get'] } })
    const client = cacheOf('tournament.get')
    const stop = new QueryObserver(client, tournamentQuery).subscribe(() => undefined)
    settleMutation(client, 'shop.buy', baseAnswers['shop.buy'])
    await vi.waitFor(() => expect(isStale(client, 'tournament.get')).toBe(false))
    stop()
    expect(server.count('tournament.get')).toBe(1)
  })

  it('a fight that was refused for want of energy shows the energy that is left, which another device has used', async () => {
    const fight = async (answer: FakeAnswer): Promise<boolean | undefined> => {
      fakeServer({ 'combats.fight': answer })
      const client = cacheOf('combats.energy')
      await expect(sendMutation(client, 'combats.fight', { query: { commitment: 'c' } })).rejects.toThrow()
      return isStale(client, 'combats.energy')
    }
    expect(await fight(refusal(400, 'out-of-energies'))).toBe(true)
    // A lost answer may hide a fight, which the next request repeats: without energy the page would not send it.
    expect(await fight('no-network')).toBe(false)
  })

  it('preferences and a saved outfit are fetched anew after a lost answer: the server may have kept them', async () => {
    fakeServer({ 'users.savePreferences': refusal(502, 'bad-gateway'), 'equipments.savePreset': refusal(502, 'bad') })
    const client = cacheOf('users.preferences')
    const preset = presetQuery(1).queryKey
    client.setQueryData(preset, baseAnswers['equipments.preset'])
    const { 'users.preferences': body } = baseAnswers
    await expect(sendMutation(client, 'users.savePreferences', { body })).rejects.toThrow()
    const outfit = { params: { number: 1 }, body: { user_equipment_ids: [] } }
    await expect(sendMutation(client, 'equipments.savePreset', outfit)).rejects.toThrow()
    expect(isStale(client, 'users.preferences')).toBe(true)
    expect(client.getQueryState(preset)?.isInvalidated).toBe(true)
  })

  it('a response updates only queries that are in the cache', () => {
    const client = cacheOf()
    settleTask(client, 'refer-1', 1)
    expect(client.getQueryData(missionsQuery.queryKey)).toBeUndefined()
    expect(client.getQueryData(['tasks.list'])).toBeUndefined()
  })
})
