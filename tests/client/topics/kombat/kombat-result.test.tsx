import '#rules/kombat/what-helps.ts'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { callKey } from '#client/api/call-query.ts'
import { sound } from '#client/sound/sound.ts'
import { KombatResultScreen } from '#client/topics/kombat/screens/result/kombat-result-screen.tsx'
import type { Replay } from '#contracts/wire.ts'
import { aCombatProfile, anEnergy, aReplay, REPLAY_ID, theGameConfig } from '#workbench/fixtures/builders.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const ADDRESS = `/kombat/result?fight=${REPLAY_ID}`
const NO_DROPS = { tok: 0, star: 0, materials: [], stones: [], equipments: [] }

const serverWith = (replay: FakeAnswer) =>
  fakeServer({
    'combats.me': { data: aCombatProfile() },
    'combats.energy': { data: anEnergy() },
    'settings.get': { data: theGameConfig },
    'combats.replay': replay,
  })
const showWith = (over: Partial<Replay> = {}) => {
  serverWith({ data: aReplay(over) })
  return showScreen(<KombatResultScreen />, ADDRESS)
}
const ownOf = (over: Partial<NonNullable<Replay['own']>>): NonNullable<Replay['own']> => {
  const { own } = aReplay()
  if (!own) throw new Error('The fixture has spoils')
  return { ...own, ...over }
}

onSignedInPages()

const tap = () => act(async () => void document.dispatchEvent(new Event('pointerdown')))
const inSight = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-in-sight]')].map((card) => card.dataset.inSight === 'true')

describe('the result of an own match (rows 93, 98; R12, R13)', () => {
  test('who has beaten off an attack has a victory card', async () => {
    expect((await showWith({ viewer: 'defender', winner: 'defender' })).hasButton('Victory card')).toBe(true)
  })

  test('the rewards are counted up with sound as they appear, and a tap shows all at once', async () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
    const drops = {
      ...NO_DROPS,
      tok: 1_250_000_000,
      star: 3,
      stones: [{ type: 'luck-leech' as const, level: 1 as const }],
    }
    const heard = () => play.mock.calls.map(([name]) => name).filter((name) => name === 'count' || name === 'chest')
    const page = await showWith({ own: ownOf({ drops }) })
    expect(inSight()).toEqual([false, false, false])
    await page.pass(800)
    expect(inSight()).toEqual([true, true, false])
    expect(heard()).toEqual(['count', 'count'])
    await tap()
    expect(inSight()).toEqual([true, true, true])
    expect(heard()).toEqual(['count', 'count', 'chest'])
    await tap()
    await page.pass(3000)
    expect(heard()).toEqual(['count', 'count', 'chest'])
    play.mockRestore()
  })

  test.each([
    ['in the pose that it wears', { pose: 'pose-bow' }, true],
    ['with the word that it wears', { word: 'season-word' }, true],
    ['only for these', { cape: 'cape-rose' }, false],
  ] as const)('a loser sees the winner %s (R53, R58)', async (_how, looks, isSeen) => {
    const { enemy } = aReplay()
    const won = { ...enemy, cosmetic: { ...enemy.cosmetic, looks } }
    const page = await showWith({ winner: 'defender', enemy: won, own: ownOf({ rank_gain: -7, new_rank: 383 }) })
    expect(document.querySelector('[role=img][aria-label="lunar celebrates"]') !== null).toBe(isSeen)
    expect(page.text().includes('Onward!')).toBe('word' in looks)
  })

  test.each([
    ['is not shown over one that the fight earned', false],
    ['is shown where the fight earned none', true],
  ] as const)('the word of the season %s (R53)', async (_where, isShown) => {
    const { user } = aReplay()
    const worn = { ...user, cosmetic: { ...user.cosmetic, looks: { word: 'season-word' as const } } }
    expect((await showWith({ user: worn, ...(isShown && { scenario: [] }) })).text().includes('Onward!')).toBe(isShown)
  })

  test('the outcome is announced once the page stands', async () => {
    const page = await showWith()
    await page.pass(50)
    expect(document.querySelector('[role=status]')?.textContent).toBe('Victory against lunar. Flawless. +21 points')
  })

  test.each([
    ['a winner', { winner: 'attacker', viewer: 'attacker' }, 'Your regular hits won it'],
    ['a loser', { winner: 'attacker', viewer: 'defender' }, 'Their regular hits won it'],
    ['a stranger', { winner: 'attacker', viewer: null }, 'Regular hits won it'],
  ] as const)('%s is shown whose blows decided it (extra 10)', async (_who, over, words) => {
    const scenario = [
      anEntry({ hp_actor: 1000 }),
      anEntry({ actor: 'defender', hp_actor: 900 }),
      anEntry({ damage_attack: 900, hp_actor: 1000 }),
    ]
    expect((await showWith({ ...over, scenario })).text()).toContain(`${words}: 900 vs 0 damage`)
  })

  test('what the answer of the fight has put into the cache is shown without a request', async () => {
    const server = serverWith(refusal(404, 'replay-not-found'))
    const page = await showScreen(<KombatResultScreen />, ADDRESS)
    page.queryClient.setQueryData(callKey('combats.replay', { params: { id: REPLAY_ID } }), aReplay())
    await page.pass(10)
    expect(page.text()).toContain('Victory!')
    await page.click(page.button('Fight again'))
    expect(page.address()).toBe('/kombat')
    expect(server.count('combats.fight')).toBe(0)
  })

  test('without a network the next fight is refused where it is asked for (extra 9)', async () => {
    const page = await showWith()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.tap('Fight again', 10)
    expect(page.text()).toContain("You're offline. Reconnect to do this.")
    expect(page.address()).toContain('/kombat/result')
    onLine.mockRestore()
  })

  test('with the last energy spent no next fight is promised: the way on leads to the preparation (row 100)', async () => {
    const server = serverWith({ data: aReplay() })
    server.answers['combats.energy'] = { data: anEnergy({ current_energy: 0 }) }
    const page = await showScreen(<KombatResultScreen />, ADDRESS)
    expect(page.text()).toContain('Energy 0/20')
    expect(page.hasButton('Fight again')).toBe(false)
    await page.click(page.button('Get ready'))
    expect(page.address()).toBe('/kombat_prep')
  })

  test('sharing copies the link of the replay where there is no sheet', async () => {
    const copied = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
    const page = await showWith()
    await page.tap('Share', 10)
    expect(copied).toHaveBeenCalledWith(`https://t.me/house_kombat_bot/game?startapp=0_rp-${REPLAY_ID}`)
    expect(page.text()).toContain('Link copied to clipboard')
  })
})

describe('what would have helped (extra 10)', () => {
  const lost = (over: Partial<Replay> = {}): Partial<Replay> => ({
    winner: 'defender',
    own: ownOf({ new_rank: 383, rank_gain: -7 }),
    ...over,
  })

  test.each([
    ['a ranked fight', {}],
    ['a challenge', { kind: 'challenge', ranked: false }],
    ['an attack', { viewer: 'defender', own: null, winner: 'attacker' }],
  ] as const)('after the loss of %s: one line says it and leads there', async (_what, over) => {
    const page = await showWith(lost(over))
    await page.pass(4000)
    await page.pass(1000)
    expect(page.text()).toMatch(/You win \d+ of 100, not \d+/)
    await page.click(page.button(/of 100, not/))
    expect(page.address()).toMatch(/^\/(kombat_prep|inventory)/)
  })

  test('calls it bad luck and recommends nothing if most such fights are won', async () => {
    const { inputs } = aReplay()
    const strong = { ...inputs, attacker: { ...inputs.attacker, maxHp: inputs.attacker.maxHp * 2 } }
    const page = await showWith(lost({ inputs: strong }))
    await page.pass(4000)
    await page.pass(1000)
    expect(page.text()).toMatch(/A bit of luckOut of 100 fights like this you win \d+\./)
    expect(page.hasButton(/A bit of luck/)).toBe(false)
  })

  test('is not simulated while the rewards still land', async () => {
    const page = await showWith(lost({ own: ownOf({ drops: { ...NO_DROPS, tok: 1, star: 1 } }) }))
    expect(page.text()).toContain('Replaying it five hundred times')
    expect(page.queryClient.getQueryState(['what-helps', REPLAY_ID, 'attacker'])?.fetchStatus).toBe('idle')
  })

  test('says so when no single change would have', async () => {
    const { inputs } = aReplay()
    const hopeless = { ...inputs, attacker: { ...inputs.attacker, maxHp: 10, attack: 1 } }
    const page = await showWith(lost({ inputs: hopeless }))
    await page.pass(4000)
    await page.pass(1000)
    expect(page.text()).toContain('No single changeGrow stronger and come back!')
    await page.click(page.button(/No single change/))
    expect(page.address()).toBe('/inventory')
  })
})

describe('other fights and other viewers (T14, R11, R12)', () => {
  test('a challenge can be fought again', async () => {
    const page = await showWith({ kind: 'challenge', ranked: false, own: ownOf({ drops: NO_DROPS, rank_gain: 0 }) })
    await page.click(page.button('Challenge again'))
    expect(page.state()).toEqual({ query: '8' })
  })

  test('the defender may take revenge', async () => {
    const page = await showWith({ viewer: 'defender', own: null, winner: 'attacker' })
    await page.click(page.button('Revenge'))
    expect(page.state()).toEqual({ query: '7' })
  })

  test.each([
    ['the attacker of a match', { kind: 'match' }],
    ['the attacker of a challenge', { kind: 'challenge', ranked: false }],
    ['the defender', { viewer: 'defender', own: null }],
  ] as [string, Partial<Replay>][])(
    '%s cannot challenge an opponent who has deleted the account, nor read the old name (R43)',
    async (_who, over) => {
      const { user, enemy } = aReplay()
      const gone = { user_id: 0, username: 'erased' }
      const sides = over.viewer === 'defender' ? { user: { ...user, ...gone } } : { enemy: { ...enemy, ...gone } }
      const page = await showWith({ ...over, ...sides })
      expect(page.text()).toContain('against Deleted player')
      expect(page.text()).not.toContain('erased')
      expect(page.hasButton(/Revenge|Challenge/)).toBe(false)
    },
  )
})

describe('a result that is not there (R10)', () => {
  test('an address without a fight is an unknown fight', async () => {
    serverWith({ data: aReplay() })
    expect((await showScreen(<KombatResultScreen />, '/kombat/result')).text()).toContain(
      "We couldn't find this fight.",
    )
  })
})
