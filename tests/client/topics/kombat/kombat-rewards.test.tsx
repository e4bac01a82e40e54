import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { motionPreference } from '#client/platform/motion-preference.ts'
import { sound } from '#client/sound/sound.ts'
import { KombatResultScreen } from '#client/topics/kombat/screens/result/kombat-result-screen.tsx'
import type { CombatProfile, Replay } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, anEnergy, aReplay, REPLAY_ID, theGameConfig } from '#workbench/fixtures/builders.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { itemsOf } from '#workbench/fixtures/fighters.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { fakeServer } from '../../fake-server.ts'
import { closePage, onSignedInPages, type Page, showScreen } from '../../render.tsx'

type Own = NonNullable<Replay['own']>

const NO_DROPS = { tok: 0, star: 0, materials: [], stones: [], equipments: [] }
const SWORDS = itemsOf({ userId: 9, gear: ['common'] }).slice(0, 1)
const STONE = { type: 'luck-leech', level: 1 } as const
const LANDED_MS = 3000

const show = async (
  own: Partial<Own>,
  {
    replay = {},
    profile = {},
    had = {},
  }: {
    readonly replay?: Partial<Replay>
    readonly profile?: Partial<CombatProfile>
    readonly had?: Partial<(typeof baseAnswers)['collection.get']>
  } = {},
) => {
  const rewards = aReplay().own
  if (!rewards) throw new Error('The fixture has spoils')
  fakeServer({
    'combats.me': { data: aCombatProfile({ fights: 90, wins: 60, ...profile }) },
    'combats.energy': { data: anEnergy() },
    'settings.get': { data: theGameConfig },
    'users.balance': { data: tokToNano(100) },
    'users.stars': { data: 10 },
    'collection.get': { data: { ...baseAnswers['collection.get'], ...had } },
    'combats.replay': {
      data: aReplay({ own: { ...rewards, old_rank: 410, new_rank: 431, drops: NO_DROPS, ...own }, ...replay }),
    },
  })
  return showScreen(<KombatResultScreen />, `/kombat/result?fight=${REPLAY_ID}`)
}
const walletText = () => document.querySelector('nav[aria-label="Balances and bag"]')?.textContent ?? ''
const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-in-sight]')]
const inSight = () => cards().map((card) => card.dataset.inSight === 'true')
const firsts = () => cards().flatMap((card) => (card.dataset.first === 'true' ? [card.textContent] : []))
/** Passes these delays one by one, because each begins only when the card before is shown. */
const passEach = async (page: Page, ...delaysMs: readonly number[]): Promise<void> => {
  for (const delayMs of delaysMs) await page.pass(delayMs)
}
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? null

afterEach(() => {
  motionPreference.write('system')
})
onSignedInPages()

describe('rewards come into sight and land where they belong (row 98)', () => {
  test('a balance has what was won once it has landed, and not before', async () => {
    const page = await show({
      drops: { ...NO_DROPS, tok: tokToNano(1.25), star: 3 },
      win_streak: { no: 1, streak_amount: 0 },
    })
    expect(inSight()).toEqual([false, false])
    expect(walletText()).toContain('98.75')
    expect(walletText()).toMatch(/STAR7/)
    await page.pass(LANDED_MS)
    expect(inSight()).toEqual([true, true])
    expect(walletText()).toContain('100.00')
    expect(walletText()).toMatch(/STAR10/)
  })

  test("the streak's TOK are counted with the fight's: card and balance rise by the same (R13)", async () => {
    const page = await show({
      drops: { ...NO_DROPS, tok: tokToNano(1.25) },
      win_streak: { no: 5, streak_amount: tokToNano(0.25) },
    })
    expect(cards()[0]?.textContent).toContain('+1.50')
    expect(walletText()).toContain('98.50')
    await page.pass(LANDED_MS)
    expect(walletText()).toContain('100.00')
  })

  test('with reduced motion all is there at once', async () => {
    motionPreference.write('reduced')
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
    const page = await show({ drops: { ...NO_DROPS, tok: tokToNano(1.25), star: 3 } })
    expect(inSight()).toEqual([true, true])
    expect(walletText()).toContain('100.00')
    await page.pass(LANDED_MS)
    expect(play.mock.calls.filter(([name]) => name === 'count')).toEqual([])
  })

  test('of a fight of a while ago nothing is counted, celebrated or promoted again', async () => {
    const page = await show(
      { old_rank: 390, new_rank: 411, drops: { ...NO_DROPS, tok: tokToNano(1.25), equipments: SWORDS } },
      { replay: { fought_at: minutesAgo(11) }, profile: { wins: 1 }, had: { items: ['sword-common'], stones: [] } },
    )
    expect(inSight()).toEqual([true, true])
    expect(firsts()).toEqual([])
    expect(page.text()).not.toContain('Your first victory!')
    await passEach(page, 1100, 600, 1400)
    expect(page.text()).toContain('New rank!')
    expect(dialogText()).toBeNull()
  })
})

describe('a first is not like the five-hundredth', () => {
  test('a defeat is nothing to celebrate', async () => {
    const page = await show({ drops: NO_DROPS }, { profile: { wins: 1 }, replay: { winner: 'defender' } })
    expect(page.text()).not.toContain('Your first victory!')
  })

  test('it is no first if another item of its rarity is there', async () => {
    await show({ drops: { ...NO_DROPS, equipments: SWORDS } }, { had: { items: ['boots-common', 'sword-common'] } })
    expect(firsts()).toEqual([])
  })

  test('the same sword once more is no first after the first was celebrated on this device', async () => {
    const had = { items: ['sword-common'], stones: [] }
    await show({ drops: { ...NO_DROPS, equipments: SWORDS } }, { had })
    expect(firsts()).toHaveLength(1)
    const kept = { ...localStorage }
    await closePage()
    Object.assign(localStorage, kept)
    vi.useFakeTimers({ now: NOW_MS })
    const other = REPLAY_ID.replace(/.$/, '7')
    await show({ drops: { ...NO_DROPS, equipments: SWORDS } }, { had, replay: { replay_id: other } })
    expect(firsts()).toEqual([])
  })

  test.each([
    ['the first stone', [STONE], 1],
    ['a stone beside another', [STONE, { type: 'burning-hell', level: 1 } as const], 0],
  ])('%s', async (_, stones, count) => {
    await show({ drops: { ...NO_DROPS, stones: [STONE] } }, { had: { stones } })
    expect(firsts()).toHaveLength(count)
  })
})

describe('a new rank is celebrated (rows 98, 158)', () => {
  const PROMOTED = { old_rank: 390, new_rank: 411, drops: { ...NO_DROPS, tok: tokToNano(0.1) } }

  test('it opens after the rewards have landed, and can be skipped', async () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
    const page = await show(PROMOTED, { profile: { best_rank: 411 } })
    await page.pass(1100)
    expect(dialogText()).toBeNull()
    await page.pass(600)
    expect(dialogText()).toContain('Tap to skip')
    await page.click(page.button('Tap to skip'))
    expect(dialogText()).toContain('Silver league!')
    expect(play.mock.calls.filter(([name]) => name === 'rank-up')).toHaveLength(1)
    await page.tap('Onward!', 1000)
    expect(dialogText()).toBeNull()
    await page.pass(10_000)
    expect(dialogText()).toBeNull()
  })

  test('a skill that an earlier best had opened is not new', async () => {
    const page = await show(PROMOTED, { profile: { best_rank: 900 } })
    await passEach(page, 1100, 600, 1400)
    expect(dialogText()).toContain('Silver league!')
    expect(dialogText()).not.toContain('New skill')
  })

  test('a rank that stays is not celebrated', async () => {
    const page = await show({ ...PROMOTED, old_rank: 410, new_rank: 431 })
    await passEach(page, 1100, 600, 1400)
    expect(dialogText()).toBeNull()
  })
})

describe('the course of the fight on its result (extra 10)', () => {
  const FIGHT = [
    anEntry(),
    anEntry({ actor: 'defender', hp_actor: 800 }),
    anEntry({ damage_attack: 200 }),
    anEntry({ actor: 'defender', damage_attack: 960, is_critical: true, hp_actor: 600 }),
    anEntry({ damage_attack: 600, hp_actor: 40 }),
  ]
  const slider = (): HTMLInputElement => {
    const [found] = document.querySelectorAll<HTMLInputElement>('input[type=range]')
    if (!found) throw new Error('The result has no curve')
    return found
  }
  const pointer = (type: string, clientX: number) =>
    act(async () => void slider().dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })))

  test('it begins at the hardest turn and says health and critical hits by name', async () => {
    const page = await show({}, { replay: { scenario: FIGHT } })
    expect(slider().value).toBe('2')
    expect(slider().getAttribute('aria-valuetext')).toBe(
      'Turn 2 of 3. nibbles: 40 of 1,000 HP. lunar: 600 of 800 HP. Opening. Critical hit on nibbles',
    )
    await page.click(page.button('Watch turn 2'))
    expect(page.address()).toBe(`/kombat-replay?id=${REPLAY_ID}&turn=2`)
  })

  test('a tap opens the replay there, a drag does not', async () => {
    const page = await show({}, { replay: { scenario: FIGHT } })
    await pointer('pointerdown', 20)
    await pointer('pointerup', 80)
    expect(page.address()).toContain('/kombat/result')
    await pointer('pointerdown', 80)
    await pointer('pointerup', 81)
    expect(page.address()).toBe(`/kombat-replay?id=${REPLAY_ID}&turn=2`)
  })

  test('so does Enter', async () => {
    const page = await show({}, { replay: { scenario: FIGHT } })
    await page.press('Enter', slider())
    expect(page.address()).toBe(`/kombat-replay?id=${REPLAY_ID}&turn=2`)
  })

  test.each([
    ['of the winner', { viewer: 'attacker', winner: 'attacker' }, true],
    ['of a stranger, who reads whose win it was', { viewer: null, winner: 'attacker', own: null }, true],
    ['but not of the loser', { viewer: 'defender', winner: 'attacker', own: null }, false],
  ] as const)('the word of praise is there for the eyes %s', async (_, replay, has) => {
    const page = await show({}, { replay: { scenario: FIGHT, ...replay } })
    expect(page.text().includes('Clutch')).toBe(has)
  })
})
