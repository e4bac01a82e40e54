import { describe, expect, test } from 'vitest'
import { ChestLuck } from '#client/topics/shop/screens/chest-luck.tsx'
import { chestLuckOf } from '#workbench/fixtures/shop-answers.ts'
import { type FakeAnswer, fakeServer } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

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

onSignedInPages()

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
})
