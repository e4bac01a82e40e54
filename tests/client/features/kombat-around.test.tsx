import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callKey } from '../../../src/client/api/call-query.ts'
import { KombatPrepScreen } from '../../../src/client/features/kombat-prep/kombat-prep-screen.tsx'
import { KombatResultScreen } from '../../../src/client/features/kombat-result/kombat-result-screen.tsx'
import { aCombatProfile, anEnergy, aResult, NOW_MS, REPLAY_ID } from '../answers.ts'
import { fakeServer } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const sword = {
  id: 'i1',
  slug: 'sword-rare',
  name: 'Moon Blade',
  type: 'sword',
  rarity: 'rare',
  status: 'equipped',
  image_url: '',
  equipment_stats: [],
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('the preparation (R14, row 99)', () => {
  const serverWith = (energy = anEnergy()) =>
    fakeServer({
      'combats.me': { data: aCombatProfile() },
      'combats.energy': { data: energy },
      'equipments.equipped': { data: [sword] },
    })

  test('power, skill, streak, record and the worn set with rarity and stars in words', async () => {
    serverWith()
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    expect(page.text()).toContain('Power 520')
    expect(page.text()).toContain('Rising fury')
    expect(page.text()).toContain('18 wins of 31 fights')
    expect(document.querySelector('[aria-label="Moon Blade, Rare, 3 stars"]')).not.toBeNull()
    expect(document.querySelectorAll('[aria-label="Empty"]')).toHaveLength(7)
  })

  test('the time to the next energy runs each second (row 101)', async () => {
    serverWith()
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    expect(page.text()).toMatch(/\+5 in (1:00:00|59:5\d)/)
    await page.pass(10_000)
    expect(page.text()).toMatch(/\+5 in 59:[45]\d/)
  })

  test('without energy the fight is closed and says when it opens, and opens by itself (rows 100, 101)', async () => {
    serverWith(anEnergy({ current_energy: 0, next_refill: new Date(NOW_MS + 30_000).toISOString() }))
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    expect(page.button('Fight').disabled).toBe(true)
    expect(page.text()).toContain('No energy. The next 5 come in')
    await page.pass(31_000)
    expect(page.button('Fight').disabled).toBe(false)
    await page.click(page.button('Fight'))
    expect(page.address()).toBe('/kombat')
  })
})

describe('the result (rows 93, 98)', () => {
  const serverWith = () =>
    fakeServer({ 'combats.me': { data: aCombatProfile() }, 'combats.energy': { data: anEnergy() } })
  const address = `/kombat/result?fight=${REPLAY_ID}`
  const showWith = async (over: Parameters<typeof aResult>[0] = {}) => {
    serverWith()
    const inner = vi.mocked(fetch).getMockImplementation()
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (String(input).includes(`/combats/replay/${REPLAY_ID}`)) {
        return new Response(JSON.stringify({ data: aResult(over) }))
      }
      if (!inner) throw new Error('The fake server is gone')
      return inner(input, init)
    })
    return showScreen(<KombatResultScreen />, address)
  }

  test('a win with its rank change, rewards and streak, read again by its address', async () => {
    const page = await showWith()
    expect(page.text()).toContain('Victory!')
    expect(page.text()).toContain('▲ 21 points')
    expect(page.text()).toContain('Bronze I')
    expect(page.text()).toContain('Silver IV')
    expect(page.text()).toContain('89 points to Silver III')
    expect(page.text()).toContain('+1.25')
    expect(page.text()).toContain('Curse stone')
    expect(page.text()).toContain('Win streak 3')
    expect(page.text()).toContain('Energy 14/20')
  })

  test('a loss is told by word and arrow, not by colour alone', async () => {
    const page = await showWith({ winner: 'defender', rank_gain: -7, new_rank: 383 })
    expect(page.text()).toContain('Defeat')
    expect(page.text()).toContain('▼ 7 points')
  })

  test('a fight without drops says so', async () => {
    const page = await showWith({ drops: { tok: 0, star: 0, materials: [], stones: [], equipments: [] } })
    expect(page.text()).toContain('Nothing this time')
  })

  test('what the answer of the fight has put into the cache is shown without a request', async () => {
    const server = serverWith()
    const page = await showScreen(<KombatResultScreen />, address)
    page.queryClient.setQueryData(callKey('combats.replay', { params: { id: REPLAY_ID } }), aResult())
    await page.pass(10)
    expect(page.text()).toContain('Victory!')
    await page.click(page.button('Fight again'))
    expect(page.address()).toBe('/kombat')
    expect(server.count('combats.fight')).toBe(0)
  })

  test('an unknown fight has a way home', async () => {
    serverWith()
    const page = await showScreen(<KombatResultScreen />, address)
    expect(page.text()).toContain('This fight was not found.')
    await page.click(page.button('Home'))
    expect(page.address()).toBe('/')
  })

  test('an address without a fight is an unknown fight', async () => {
    serverWith()
    const page = await showScreen(<KombatResultScreen />, '/kombat/result')
    expect(page.text()).toContain('This fight was not found.')
  })
})
