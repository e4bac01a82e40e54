import { describe, expect, test } from 'vitest'
import { WardrobeScreen } from '#client/topics/wardrobe/screens/wardrobe-screen.tsx'
import { tokToNano } from '#rules/units.ts'
import { lookPriceNano, type WornLooks } from '#rules/wardrobe/looks.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { SEASON_WARDROBE, WARDROBE } from '#workbench/fixtures/wardrobe-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, withSalary } from '../../fake-server.ts'
import { dialog, inDialog, onSignedInPages, showScreen, tabOf } from '../../render.tsx'

const CRIMSON = 'Crimson cape 140 TOK'
const BUY = 'Buy · 140 TOK'

const show = async (answers: Answers = {}) => {
  const profile = aCombatProfile()
  const server = fakeServer({
    'users.me': withSalary(10),
    'users.balance': { data: tokToNano(200) },
    'combats.me': { data: { ...profile, cosmetic: { ...profile.cosmetic, looks: WARDROBE.worn } } },
    'wardrobe.get': { data: WARDROBE },
    'island.get': { data: { pieces: [], is_open: true } },
    'materials.mine': { data: baseAnswers['materials.mine'] },
    ...answers,
  })
  const page = await showScreen(<WardrobeScreen />, '/wardrobe')
  await page.settle()
  return { server, page }
}

const isPressed = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true'

onSignedInPages()

describe('the looks of the wardrobe (R58)', () => {
  test('show the season’s cape of the player’s own house alone', async () => {
    const { page } = await show()
    const capes = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith('House cape'),
    )
    expect(capes).toHaveLength(1)
    expect(page.hasButton('House cape Yours')).toBe(true)
  })

  test('are tried on by a tap, without a call, and put back by a second one', async () => {
    const { page, server } = await show()
    await page.click(page.button(CRIMSON))
    expect(isPressed(page.button(CRIMSON))).toBe(true)
    expect(document.querySelector('[role=img][aria-label="Your pet tries on: Crimson cape"]')).not.toBeNull()
    expect(page.hasButton(BUY)).toBe(true)
    await page.click(page.button(CRIMSON))
    expect(isPressed(page.button(CRIMSON))).toBe(false)
    expect(page.hasButton(BUY)).toBe(false)
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('are worn at once, before the server answers, on the pet of every page', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined
    const { page } = await show({
      'wardrobe.wear': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    })
    await page.click(page.button('Emerald cape Yours'))
    await page.click(page.button('Wear'))
    expect([page.hasButton('Emerald cape Worn'), page.hasButton('Golden cape Yours')]).toEqual([true, true])
    expect(
      page.queryClient.getQueryData<(typeof baseAnswers)['combats.me']>(['combats.me'])?.cosmetic.looks?.cape,
    ).toBe('cape-emerald')
    answer({ data: { ...WARDROBE, worn: { ...WARDROBE.worn, cape: 'cape-emerald' } } })
    await page.settle()
    expect(page.hasButton('Take off')).toBe(true)
  })

  test('are taken off by their kind', async () => {
    const { page, server } = await show({ 'wardrobe.wear': { data: { ...WARDROBE, worn: {} } } })
    await page.click(page.button('Golden cape Worn'))
    await page.click(page.button('Take off'))
    await page.settle()
    expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ kind: 'cape', look: null })
  })

  test('go back to what was worn when the server refuses', async () => {
    const { page } = await show({ 'wardrobe.wear': refusal(500, 'internal') })
    await page.click(page.button('Emerald cape Yours'))
    await page.click(page.button('Wear'))
    await page.settle()
    expect(page.text()).toContain("Couldn't change it. Try again.")
    expect(page.hasButton('Golden cape Worn')).toBe(true)
  })
})

describe('a look that is changed while another change is on its way (R58)', () => {
  const wearing = (worn: WornLooks): FakeAnswer => ({ data: { ...WARDROBE, worn } })
  const slow = async () => {
    const answers: ((value: FakeAnswer) => void)[] = []
    const shown = await show({
      'wardrobe.wear': () => new Promise<FakeAnswer>((resolve) => answers.push(resolve)),
    })
    const { page } = shown
    await page.click(page.button('Emerald cape Yours'))
    await page.click(page.button('Wear'))
    await page.click(page.button('Take off'))
    return { ...shown, answers }
  }

  test('is shown at once, and sent after the answer', async () => {
    const { answers, page, server } = await slow()
    expect(page.hasButton('Emerald cape Yours')).toBe(true)
    expect(server.bodies('PATCH')).toEqual([{ kind: 'cape', look: 'cape-emerald' }])
    answers[0]?.(wearing({ ...WARDROBE.worn, cape: 'cape-emerald' }))
    await page.settle()
    expect(server.bodies('PATCH')[1]).toEqual({ kind: 'cape', look: null })
    expect(page.hasButton('Emerald cape Yours')).toBe(true)
    answers[1]?.(wearing({}))
    await page.settle()
    expect([page.hasButton('Wear'), server.bodies('PATCH').length]).toEqual([true, 2])
  })

  test('goes back with it when the server refuses', async () => {
    const { answers, page, server } = await slow()
    answers[0]?.(refusal(500, 'internal'))
    await page.settle()
    expect([page.hasButton('Golden cape Worn'), server.bodies('PATCH').length]).toEqual([true, 1])
  })
})

describe('buying a look (R58)', () => {
  const ask = async (answers: Answers = {}) => {
    const shown = await show(answers)
    await shown.page.click(shown.page.button(CRIMSON))
    await shown.page.click(shown.page.button(BUY))
    return shown
  }

  test('pays the price that was shown, once it was asked about, and offers to wear it', async () => {
    const owned = [...WARDROBE.owned, 'cape-crimson']
    const { page, server } = await ask({
      'wardrobe.buy': {
        data: { wardrobe: { ...WARDROBE, owned, price: lookPriceNano(5) }, balance: tokToNano(60) },
      },
    })
    expect(server.count('wardrobe.buy')).toBe(0)
    await page.click(inDialog('Buy'))
    await page.settle()
    const sent = server.requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ path, body }) => [path.endsWith('/wardrobe/cape-crimson'), body])).toEqual([
      [true, { price: tokToNano(140) }],
    ])
    expect(page.text()).toContain('Crimson cape: yours!')
    expect(page.queryClient.getQueryData(['users.balance'])).toBe(tokToNano(60))
    expect([page.hasButton('Wear'), page.hasButton('Rose cape 150 TOK')]).toEqual([true, true])
  })

  test('is left to the server while the balance is unknown', async () => {
    const { page, server } = await ask({ 'users.balance': refusal(500, 'internal'), 'wardrobe.buy': 'no-network' })
    expect(dialog()).not.toContain('You have')
    await page.click(inDialog('Buy'))
    expect(server.count('wardrobe.buy')).toBe(1)
  })

  test('a price that has changed is reported, and refetched', async () => {
    const { page, server } = await ask({
      'wardrobe.buy': refusal(400, 'look-price-changed', 'The price has changed. Check it and try again.'),
    })
    server.answers['wardrobe.get'] = { data: { ...WARDROBE, price: lookPriceNano(6) } }
    await page.click(inDialog('Buy'))
    await page.settle()
    expect(page.text()).toContain('The price has changed. Check it and try again.')
    expect(page.hasButton('Buy · 160 TOK')).toBe(true)
  })

  test('a lost answer says that it did not work', async () => {
    const { page } = await ask({ 'wardrobe.buy': 'no-network' })
    await page.click(inDialog('Buy'))
    await page.settle()
    expect(page.text()).toContain("Couldn't buy it. Try again.")
  })
})

test('what the season gave is worn below Salary level 10, too (R53)', async () => {
  const { page, server } = await show({
    'users.me': withSalary(1),
    'wardrobe.get': { data: SEASON_WARDROBE },
    'wardrobe.wear': { data: { ...SEASON_WARDROBE, worn: { ...SEASON_WARDROBE.worn, pose: 'season-pose' } } },
  })
  await page.click(page.button('The new day Yours'))
  await page.click(page.button('Wear'))
  await page.settle()
  expect(server.count('wardrobe.wear')).toBe(1)
  expect(page.hasButton('The new day Worn')).toBe(true)
})

test.each([
  ['that', 'wardrobe.get', WARDROBE],
  ['whose fighter', 'combats.me', aCombatProfile()],
] as const)('a wardrobe %s cannot be read says so and can be asked again', async (_, call, data) => {
  const { page, server } = await show({ [call]: refusal(500, 'internal') })
  await page.pass(5000)
  expect(page.text()).toContain("Couldn't open the wardrobe")
  server.answers[call] = { data }
  await page.tap('Try again')
  expect(page.hasButton('Golden cape Worn')).toBe(true)
})

test('the island is a tab with its own address', async () => {
  const { page } = await show()
  await page.click(tabOf('Island'))
  expect(page.address()).toBe('/wardrobe?tab=island')
})
