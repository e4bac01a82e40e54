import { describe, expect, test } from 'vitest'
import { Guide } from '#client/guide/guide.tsx'
import { beginGuide, currentStep, passStep, replayGuide, skipGuide } from '#client/guide/guide-progress.ts'
import { ALL_GUIDE_STEPS } from '#client/guide/guide-steps.ts'
import { placeTip } from '#client/guide/tip-rect.ts'
import { KombatPrepScreen } from '#client/topics/kombat/screens/prep/kombat-prep-screen.tsx'
import { aCombatProfile, anEnergy } from '#workbench/fixtures/builders.ts'
import { fakeServer } from '../fake-server.ts'
import { onSignedInPages, showScreen } from '../render.tsx'

onSignedInPages()

const showPrep = async (fights: number) => {
  fakeServer({
    'combats.me': { data: aCombatProfile({ fights, wins: 0 }) },
    'combats.energy': { data: anEnergy() },
    'equipments.equipped': { data: [] },
  })
  const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
  await page.settle(300)
  return page
}
const Home = () => (
  <>
    <p data-guide="daily">daily</p>
    <p data-guide="hunt">hunt</p>
    <p data-guide="pocket">pocket</p>
    <Guide place="home" />
  </>
)
const showHome = async () => {
  fakeServer({})
  const page = await showScreen(<Home />, '/')
  await page.settle(300)
  return page
}

describe('the guided first fight (extra 5)', () => {
  test('a player without a fight is shown where to start one, and the tip blocks nothing', async () => {
    const page = await showPrep(0)
    expect(page.text()).toContain('Tap Fight: it costs 1 energy')
    await page.click(page.button('Fight'))
    expect(page.address()).toBe('/kombat')
  })

  test('a player with a fight sees no guide', async () => {
    const page = await showPrep(3)
    expect(page.text()).not.toContain('Tap Fight')
  })

  test('a first visit has four tips at most, none of them in the arena or on a result', () => {
    expect(ALL_GUIDE_STEPS).toEqual(['prep.fight', 'home.daily', 'home.hunt', 'home.pocket'])
  })

  test('at home they come one after another, each once', async () => {
    beginGuide()
    const page = await showHome()
    expect(page.text()).toContain('A gift for every day')
    await page.click(page.button('Got it'))
    expect(page.text()).toContain('Send your pet hunting first')
    await page.click(page.button('Got it'))
    await page.click(page.button('Got it'))
    expect(page.hasButton('Got it')).toBe(false)
    expect(currentStep('home')).toBeNull()
  })

  test('Skip all ends it for good, and it does not begin again by itself', async () => {
    beginGuide()
    const page = await showHome()
    await page.click(page.button('Skip all'))
    expect(page.hasButton('Got it')).toBe(false)
    beginGuide()
    expect(currentStep('prep')).toBeNull()
  })

  test('at home a tip comes when it is due, and the guide is over with the last one, even when others were never shown', () => {
    beginGuide()
    expect(currentStep('home', ['home.daily', 'home.pocket'])).toBe('home.daily')
    expect(currentStep('home', [])).toBeNull()
    passStep('home.daily')
    expect(currentStep('home', ['home.daily', 'home.pocket'])).toBe('home.pocket')
    passStep('home.pocket')
    for (const place of ['prep', 'home'] as const) expect(currentStep(place)).toBeNull()
  })

  test('the settings restart it, and it is kept per player', () => {
    skipGuide()
    replayGuide()
    expect(currentStep('prep')).toBe('prep.fight')
    expect(localStorage.getItem('house-kombat:guide.7')).toBe('')
    passStep('prep.fight')
    expect(localStorage.getItem('house-kombat:guide.7')).toBe('prep.fight')
  })

  test('a tip that was passed before the guide began changes nothing', () => {
    passStep('prep.fight')
    expect(localStorage.getItem('house-kombat:guide.7')).toBeNull()
  })
})

describe('where a tip stands', () => {
  const screen = { width: 390, height: 844 }

  test('above its target where there is room, below where there is more', () => {
    expect(placeTip({ left: 20, top: 700, width: 350, height: 60 }, 130, screen)).toMatchObject({
      side: 'above',
      top: 700 - 18 - 130,
    })
    expect(placeTip({ left: 20, top: 60, width: 350, height: 60 }, 130, screen)).toMatchObject({
      side: 'below',
      top: 138,
    })
  })

  test('large text does not make it cover its target: it scrolls in the room that there is', () => {
    const low = { width: 360, height: 640 }
    const fight = { left: 16, top: 520, width: 328, height: 100 }
    const above = placeTip(fight, 700, low)
    expect(above.maxHeight).toBe(520 - 12 - 18)
    expect(above.top + above.maxHeight).toBeLessThanOrEqual(fight.top)
    const bars = { left: 16, top: 0, width: 328, height: 180 }
    const below = placeTip(bars, 700, low)
    expect(below.top).toBeGreaterThanOrEqual(180)
    expect(below.top + below.maxHeight).toBeLessThanOrEqual(640 - 12)
  })

  test.each([
    { left: 0, top: 0, width: 44, height: 44 },
    { left: 346, top: 0, width: 44, height: 44 },
    { left: 0, top: 800, width: 390, height: 44 },
    { left: 0, top: -500, width: 390, height: 2000 },
    { left: -200, top: 300, width: 100, height: 20 },
  ])('always inside the screen: %o', (target) => {
    for (const width of [320, 390, 768]) {
      const place = placeTip(target, 130, { width, height: 568 })
      expect(place.left).toBeGreaterThanOrEqual(12)
      expect(place.left + place.width).toBeLessThanOrEqual(width - 12)
      expect(place.top).toBeGreaterThanOrEqual(12)
      expect(place.top + 130).toBeLessThanOrEqual(568 - 12)
      expect(place.arrowLeft).toBeGreaterThan(0)
      expect(place.arrowLeft).toBeLessThan(place.width)
    }
  })
})
