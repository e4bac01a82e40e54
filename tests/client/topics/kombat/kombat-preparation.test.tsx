import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { callKey } from '#client/api/call-query.ts'
import { prepPictures } from '#client/app/prep-pictures.ts'
import { markAttacksSeen } from '#client/preferences/attacks-seen.ts'
import { KombatPrepScreen } from '#client/topics/kombat/screens/prep/kombat-prep-screen.tsx'
import { MS_PER_DAY } from '#rules/units.ts'
import { aCombatProfile, aFighter, aHistoryFight, anEnergy } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { seasonPathOf } from '#workbench/fixtures/season-path.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen, signIn } from '../../render.tsx'

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

onSignedInPages()

describe('the preparation (R14, row 99)', () => {
  const serverWith = (energy = anEnergy({ next_refill: minutesAgo(-60) })) =>
    fakeServer({
      'combats.me': { data: aCombatProfile({ fights: 31, wins: 18 }) },
      'combats.energy': { data: energy },
      'equipments.equipped': { data: [sword] },
    })

  const worn = { ...aCombatProfile().cosmetic, sword: { slug: sword.slug, image_url: '', rarity: 'rare' as const } }

  test.each([
    { of: 'a worn set', profile: aCombatProfile({ fights: 31, wins: 18, cosmetic: worn }), items: [sword] },
    { of: 'a newcomer', profile: aCombatProfile({ fights: 0, wins: 0, stone_statistics: [] }), items: [] },
  ])(
    'home knows every picture of it, and loads them while it is idle: of $of (extra 9)',
    async ({ profile, items }) => {
      fakeServer({
        'combats.me': { data: profile },
        'combats.energy': { data: anEnergy() },
        'equipments.equipped': { data: items },
      })
      await showScreen(<KombatPrepScreen />, '/kombat_prep')
      const known = prepPictures(profile, NOW_MS)
      const shown = [...document.images].map((image) => image.getAttribute('src') ?? '')
      expect(shown.length).toBeGreaterThan(9)
      // jsdom has no canvas: the page shows the portrait.
      expect(shown.filter((url) => !known.includes(url) && !url.startsWith('/art/portrait-'))).toEqual([])
    },
  )

  test('without a network a fight is refused at once: nobody waits for an opponent who cannot come (extra 9)', async () => {
    serverWith()
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.tap('Fight', 10)
    expect(page.text()).toContain("You're offline. Reconnect to do this.")
    expect(page.address()).toBe('/kombat_prep')
    onLine.mockRestore()
    await page.click(page.button('Fight'))
    expect(page.address()).toBe('/kombat')
  })

  test('its layout is the same before the worn items have come, with slots for a player who wears something', async () => {
    const waiting = {
      'combats.energy': { data: anEnergy() },
      'equipments.equipped': () => new Promise<never>(() => {}),
    }
    const isNew = { fights: 0, wins: 0, stone_statistics: [] }
    fakeServer({ ...waiting, 'combats.me': { data: aCombatProfile(isNew) } })
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    expect(page.text()).toContain('gear, skills and stones will join you here')
    await page.close()
    fakeServer({ ...waiting, 'combats.me': { data: aCombatProfile({ ...isNew, cosmetic: worn }) } })
    const dressed = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    expect(dressed.text()).not.toContain('gear, skills and stones will join you here')
    expect(dressed.text()).toContain('Stones')
  })

  test('after the first win of the day the chance of a drop is that of a later win', async () => {
    serverWith()
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    const wonAt = async (updatedAt: number): Promise<void> => {
      await act(async () => page.queryClient.setQueryData(callKey('season.path'), seasonPathOf(40, 0), { updatedAt }))
      await page.pass(10)
    }
    await wonAt(NOW_MS - MS_PER_DAY)
    expect(page.text()).toContain('with the first win of a day, then 2%')
    await wonAt(NOW_MS)
    expect(page.text()).toContain('Gear drop: 2%')
    expect(page.text()).not.toContain('with the first win of a day')
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
    expect(page.text()).toContain('Out of energy. +5 in')
    expect(page.hasButton('More energy in the shop')).toBe(true)
    await page.pass(31_000)
    expect(page.button('Fight').disabled).toBe(false)
    expect(page.hasButton('More energy in the shop')).toBe(false)
    await page.click(page.button('Fight'))
    expect(page.address()).toBe('/kombat')
  })
})

describe('the skills (R08, R14)', () => {
  const withBest = (best: number) =>
    aCombatProfile({ best_rank: best, pet: { ...aFighter().pet, skills: ['rising-fury', 'reflect'] } })
  const openSkills = async (answer: FakeAnswer) => {
    const server = fakeServer({
      'combats.me': { data: withBest(390) },
      'combats.energy': { data: anEnergy() },
      'equipments.equipped': { data: [] },
      'combats.skill': answer,
    })
    const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
    await page.click(page.button(/^Skill/))
    await page.settle(500)
    return { server, page }
  }

  test('a locked skill says at which best rank it opens, and cannot be chosen', async () => {
    const { page } = await openSkills(refusal(500, 'internal'))
    expect(page.button(/^Life steal/).textContent).toContain('Unlocks at Silver IV')
    expect(page.button(/^Life steal/).disabled).toBe(true)
  })

  test('an open one is active at once, and the answer brings the power', async () => {
    const switched = { ...withBest(390), power: 555, pet: { ...withBest(390).pet, active_skill: 'reflect' as const } }
    const { server, page } = await openSkills({ data: switched })
    await page.click(page.button(/^Reflect/))
    expect(page.hasButton(/^Skill Reflect/)).toBe(true)
    await page.pass(500)
    expect(page.text()).toContain('Power 555')
    expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ skill: 'reflect' })
  })

  test('a server that fails has its own word', async () => {
    const { page } = await openSkills('no-network')
    await page.tap(/^Reflect/, 500)
    expect(page.hasButton(/^Skill Rising fury/)).toBe(true)
    expect(page.text()).toContain("Couldn't switch the skill. Try again.")
  })
})

describe('the mark on the history (extra 2)', () => {
  const attackedAt = (foughtAt: string) => ({
    items: [aHistoryFight({ as: 'defender', fought_at: foughtAt })],
    total: 1,
    page_size: 20,
    page: 1,
  })
  const showAttacked = () => {
    fakeServer({ 'combats.me': { data: aCombatProfile() }, 'combats.history': { data: attackedAt(minutesAgo(5)) } })
    return showScreen(<KombatPrepScreen />, '/kombat_prep')
  }

  test('it stands when the player was attacked since they last looked', async () => {
    expect((await showAttacked()).text()).toContain('You were attacked')
  })

  test('it is gone once that attack was looked at', async () => {
    signIn()
    markAttacksSeen(Date.parse(minutesAgo(5)))
    expect((await showAttacked()).text()).not.toContain('You were attacked')
  })
})
