import { describe, expect, test } from 'vitest'
import { SwitchHouseScreen } from '#client/topics/house/screens/switch-house/switch-house-screen.tsx'
import { daysLeft } from '#client/topics/house/screens/switch-house/time-left.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const FREE: FakeAnswer = { data: { cost: 0, allowed_from: null } }
const PAID: FakeAnswer = { data: { cost: 50_000_000_000, allowed_from: null } }
const MOVED: FakeAnswer = {
  data: { profile: aCombatProfile({ house_id: 3 }), balance: 12_340_000_000, next_switch_at: minutesAgo(-7 * 24 * 60) },
}
const coolingDown = (minutes: number): FakeAnswer => ({
  data: { cost: 50_000_000_000, allowed_from: minutesAgo(-minutes) },
})

const show = async (terms: FakeAnswer = FREE, house: FakeAnswer = MOVED) => {
  const server = fakeServer({
    'combats.me': { data: aCombatProfile() },
    'combats.houseTerms': terms,
    'combats.house': house,
    'users.balance': { data: 62_345_000_000 },
  })
  return { server, page: await showScreen(<SwitchHouseScreen />, '/switch-house') }
}
const open = async (name: RegExp, terms?: FakeAnswer, house?: FakeAnswer) => {
  const shown = await show(terms, house)
  await shown.page.click(shown.page.button(name))
  await shown.page.settle()
  return shown
}

onSignedInPages()

describe('switching the house (rows 23, 74, R41)', () => {
  test('the present house is shown without a button to move there', async () => {
    const { page } = await open(/^Hamster/)
    expect(dialog()).toContain('Hamster')
    expect(page.hasButton(/^(CallMutation|Pay)/)).toBe(false)
  })

  test('a move sets house, balance and the seven days from the answer, and welcomes (T32)', async () => {
    const { server, page } = await open(/^Major/, PAID)
    await page.tap('Switch · 50.0 TOK')
    expect(server.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ house_id: 3 })
    expect(dialog()).toContain('Welcome to Major!')
    expect(document.querySelector('button[aria-current=true]')?.textContent).toContain('Major')
    expect(page.text()).toContain('12.34')
    expect(page.text()).toContain('Switching costs 50.0 TOK.')
    expect(page.text()).toContain('You can switch again in 7 d 0 h')
  })

  test.each([
    ['insufficient-balance', 'not enough TOK'],
    ['house-cooldown', "You can't switch houses again yet. Try later."],
    ['same-house', 'This is your house already'],
  ])('the refusal %s is said in the words of the server', async (code, words) => {
    const { server, page } = await open(/^Major/, PAID, refusal(400, code, words))
    await page.tap('Switch · 50.0 TOK')
    expect(page.text()).toContain(words)
    expect(dialog()).not.toContain('Welcome')
    expect(server.count('combats.houseTerms')).toBe(2)
  })

  test('a lost connection has its own error text', async () => {
    const { page } = await open(/^Major/, FREE, 'no-network')
    await page.tap('Switch for free')
    expect(page.text()).toContain("That didn't work. Try again.")
  })

  test('within the seven days the time left is shown and no switch is possible', async () => {
    const { server, page } = await open(/^Major/, coolingDown(6 * 24 * 60 + 90))
    expect(page.text()).toContain('You can switch again in 6 d 2 h')
    expect(page.button('Not yet').disabled).toBe(true)
    await page.click(page.button('Not yet'))
    expect(server.count('combats.house')).toBe(0)
  })

  test('the last day counts by seconds, and at its end the move opens by itself', async () => {
    const { page } = await open(/^Major/, coolingDown(1))
    expect(page.text()).toContain('You can switch again in 01:00')
    await page.pass(61_000)
    expect(page.text()).not.toContain('You can move again')
    expect(page.button('Switch · 50.0 TOK').disabled).toBe(false)
  })
})

test.each([
  [0, { days: 0, hours: 0 }],
  [1, { days: 0, hours: 1 }],
  [86_400_000, { days: 1, hours: 0 }],
  [86_400_001, { days: 1, hours: 1 }],
  [-5, { days: 0, hours: 0 }],
])('%i ms are shown as days and started hours', (leftMs, left) => {
  expect(daysLeft(leftMs)).toEqual(left)
})
