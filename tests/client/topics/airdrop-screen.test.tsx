import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AirdropScreen } from '../../../src/client/topics/airdrop/screens/airdrop-screen.tsx'
import { aCombatProfile } from '../../../src/workbench/fixtures/builders.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../shell/fake-server.ts'
import { closePage, showScreen, signIn } from './render.tsx'

const open = async (progress: FakeAnswer) => {
  fakeServer({ 'airdrop.progress': progress, 'combats.me': { data: aCombatProfile() } })
  const page = await showScreen(<AirdropScreen />)
  await page.pass(100)
  return page
}
const days = (): string | null | undefined =>
  document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('the Reward tab (row 16; R38)', () => {
  test('says what is coming, how far one is, and has one thing to do', async () => {
    const page = await open({ data: { active_days: 4, days_needed: 10, active_today: false } })
    expect(page.text()).toContain('An airdrop is coming')
    expect(page.text()).toContain('No promise of value')
    expect(days()).toBe('4 of 10 days')
    await page.click(page.button('Stamp today'))
    expect(page.address()).toBe('/')
  })
  test('a stamped day leads to friends', async () => {
    const page = await open({ data: { active_days: 5, days_needed: 10, active_today: true } })
    expect(page.text()).toContain('Today is stamped')
    expect(page.hasButton('Stamp today')).toBe(false)
    await page.click(page.button('Bring a friend'))
    expect(page.address()).toBe('/friends')
  })
  test('with all stamps it says so', async () => {
    const page = await open({ data: { active_days: 10, days_needed: 10, active_today: true } })
    expect(page.text()).toContain('All stamps are in')
  })
  test('what could not be loaded can be asked for again', async () => {
    let answer: FakeAnswer = refusal(400, 'internal')
    fakeServer({ 'airdrop.progress': () => answer, 'combats.me': { data: aCombatProfile() } })
    const page = await showScreen(<AirdropScreen />)
    await page.pass(100)
    expect(page.text()).toContain("Couldn't load your stamps.")
    answer = { data: { active_days: 1, days_needed: 10, active_today: true } }
    await page.click(page.button('Try again'))
    await page.pass(100)
    expect(days()).toBe('1 of 10 days')
  })
})
