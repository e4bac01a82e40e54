import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChestLuck } from '../../../src/client/topics/shop/screens/chest-luck.tsx'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { chestLuckOf } from '../../../src/workbench/fixtures/shop-answers.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const TYPE = 'titanium-box-star'

const show = async (answer: FakeAnswer) => {
  const server = fakeServer({ 'shop.odds': answer })
  const page = await showScreen(<ChestLuck type={TYPE} />, '/iap')
  const open = async () => {
    const details = document.querySelector('details')
    if (details) details.open = true
    await page.pass(4000)
  }
  return { open, page, server }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('your luck with a chest (R46, extra 12)', () => {
  test('is asked about when it is opened, of this chest', async () => {
    const { open, page, server } = await show({ data: chestLuckOf(TYPE, 1248, [10_671, 22]) })
    expect(server.requests).toEqual([])
    await open()
    expect(server.requests.map(({ path }) => path)).toEqual([`/api/v1/shop/odds/${TYPE}`])
    expect(page.text()).toContain('1,248 opened in 90 days')
    expect(page.text()).toContain('Titanium10,67110,608')
    expect(page.text()).toContain('Awake stones2225')
    expect(page.text()).toContain('The more you open, the closer the two come.')
  })

  test('of few draws says that they tell nothing', async () => {
    const { open, page } = await show({ data: chestLuckOf(TYPE, 29, [250, 0]) })
    await open()
    expect(page.text()).toContain('Too few to tell')
    expect(page.text()).not.toContain('The more you open')
  })

  test('of none says so, and shows no table', async () => {
    const { open, page } = await show({ data: chestLuckOf(TYPE, 0, []) })
    await open()
    expect(page.text()).toContain("You haven't opened one in the last 90 days.")
    expect(document.querySelector('table')).toBeNull()
  })

  test('that cannot be counted can be asked for again', async () => {
    const { open, page } = await show(refusal(500, 'internal'))
    await open()
    expect(page.text()).toContain("Couldn't count what you got.")
    expect(page.hasButton('Try again')).toBe(true)
  })
})
