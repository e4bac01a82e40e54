import { describe, expect, test } from 'vitest'
import { IslandCard } from '#client/topics/island/shared/island-card.tsx'
import { IslandTab } from '#client/topics/island/shared/island-tab.tsx'
import type { ISLAND_PIECES } from '#rules/island/island.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { CLOSED_ISLAND, ISLAND } from '#workbench/fixtures/wardrobe-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, withSalary } from '../../fake-server.ts'
import { dialog, inDialog, onSignedInPages, showScreen } from '../../render.tsx'

const HIVE = 'Bird house Build'

const held = (wood: number, iron: number, titanium: number): FakeAnswer => {
  const amounts: Readonly<Record<string, number>> = {
    'material-wood': wood,
    'material-iron': iron,
    'material-titanium': titanium,
  }
  return {
    data: baseAnswers['materials.mine'].map((material) => ({ ...material, quantity: amounts[material.slug] ?? 0 })),
  }
}

const show = async (answers: Answers = {}) => {
  const server = fakeServer({
    'users.me': withSalary(10),
    'combats.me': { data: aCombatProfile() },
    'island.get': { data: ISLAND },
    'materials.mine': held(463, 38, 11),
    ...answers,
  })
  const page = await showScreen(<IslandTab />, '/wardrobe?tab=island')
  await page.settle()
  return { server, page }
}

onSignedInPages()

describe('the island (R58)', () => {
  test('builds after a question that says what is spent for good', async () => {
    const { page, server } = await show({
      'island.build': { data: { ...ISLAND, pieces: [...ISLAND.pieces, 'bird-house'] } },
    })
    await page.click(page.button(HIVE))
    expect(dialog()).toContain('The materials are spent for good.')
    expect(server.count('island.build')).toBe(0)
    server.answers['materials.mine'] = held(263, 28, 6)
    await page.click(inDialog('Build'))
    await page.settle()
    expect(server.requests.find(({ method }) => method === 'POST')?.path).toMatch(/\/island\/bird-house$/)
    expect(page.text()).toContain('Bird house: your island is cosier now!')
    expect(page.text()).toContain(`${ISLAND.pieces.length + 1} of 24 pieces built`)
    expect(page.text()).toContain('Wood: 200 needed, you have 263')
    expect(page.hasButton(HIVE)).toBe(false)
    expect(page.queryClient.getQueryData<(typeof baseAnswers)['users.me']>(['users.me'])?.island).toContain(
      'bird-house',
    )
  })

  test('is not built on with too few materials', async () => {
    const { page, server } = await show({ 'materials.mine': held(160, 38, 2) })
    await page.click(page.button(HIVE))
    await page.click(inDialog('Go fight'))
    expect(server.count('island.build')).toBe(0)
  })

  test('shows an API error in the server’s words, and refetches', async () => {
    const { page, server } = await show({
      'island.build': refusal(400, 'island-built', 'This piece is already on your island'),
    })
    await page.click(page.button(HIVE))
    server.answers['island.get'] = { data: { ...ISLAND, pieces: [...ISLAND.pieces, 'bird-house'] } }
    await page.click(inDialog('Build'))
    await page.settle()
    expect(page.text()).toContain('This piece is already on your island')
    expect(page.hasButton(HIVE)).toBe(false)
  })

  test('is not built on below Salary level 10, which a note says and leads to', async () => {
    const { page } = await show({ 'users.me': withSalary(4), 'island.get': { data: CLOSED_ISLAND } })
    expect(page.hasButton(HIVE)).toBe(false)
    expect(page.text()).toContain('Building starts at Salary level 10. Yours is 4.')
    await page.click(page.button('Raise your salary'))
    expect(page.address()).toBe('/v2/upgrade?card=mining-tok')
  })

  test('says that the materials cannot be loaded, also to a press, and asks for them again', async () => {
    const { page, server } = await show({ 'materials.mine': refusal(500, 'internal') })
    await page.pass(5000)
    expect(page.text()).toContain("Couldn't load your materials")
    await page.click(page.button(HIVE))
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(page.text().split("Couldn't load your materials")).toHaveLength(3)
    server.answers['materials.mine'] = held(463, 38, 11)
    await page.tap('Try again')
    expect(page.text()).toContain('Wood: 200 needed, you have 463')
  })

  test.each(['combats.me', 'island.get'] as const)('that cannot be reached says so: %s', async (name) => {
    const { page, server } = await show({ [name]: refusal(500, 'internal') })
    await page.pass(5000)
    expect(page.text()).toContain("Couldn't reach your island")
    server.answers[name] = name === 'combats.me' ? { data: aCombatProfile() } : { data: ISLAND }
    await page.tap('Try again')
    expect(page.hasButton(HIVE)).toBe(true)
  })
})

describe('the island in a showcase (R58)', () => {
  const card = async (island: readonly (typeof ISLAND_PIECES)[number][]) => {
    fakeServer()
    return showScreen(
      <IslandCard
        player={{ username: 'lunar_tide', house_id: 1, cosmetic: aCombatProfile().cosmetic, island }}
        isOwn={false}
      />,
    )
  }

  test('names what is built on it', async () => {
    const page = await card(['flower-bed', 'hammock'])
    expect(page.text()).toContain('2 of 24 pieces built')
    expect(document.querySelector('[role=img][aria-label="Flower bed, Hammock"]')).not.toBeNull()
  })

  test('is not there while nothing is built', async () => {
    const page = await card([])
    expect(page.text()).toBe('')
  })
})
