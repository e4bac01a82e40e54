import { describe, expect, test, vi } from 'vitest'
import { KombatPrepScreen } from '#client/topics/kombat/screens/prep/kombat-prep-screen.tsx'
import type { Stance } from '#rules/kombat/stances.ts'
import { aCombatProfile, anEnergy } from '#workbench/fixtures/builders.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

onSignedInPages()

const profileIn = (stance: Stance, fights = 31) => aCombatProfile({ fights, wins: 0, stance })

const show = async (answers: Answers = {}) => {
  const server = fakeServer({
    'combats.me': { data: profileIn('rush') },
    'combats.energy': { data: anEnergy() },
    'equipments.equipped': { data: [] },
    'combats.stanceMix': { data: { mix: { rush: 50, guard: 30, trick: 20 } } },
    ...answers,
  })
  const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
  await page.settle()
  return { server, page }
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=radio]')]
const textOf = (ids: string | null): string => document.getElementById(ids ?? '')?.textContent ?? ''
const nameOf = (card: Element): string => textOf(card.getAttribute('aria-labelledby'))
const cardOf = (name: string): HTMLElement => {
  const found = cards().find((card) => nameOf(card) === name)
  if (!found) throw new Error(`No stance "${name}" in: ${document.body.textContent}`)
  return found
}
const chosen = (): string[] =>
  cards()
    .filter((card) => card.getAttribute('aria-checked') === 'true')
    .map(nameOf)

describe('the stance before a fight (R55)', () => {
  test('three stances are side by side, each with a name and what it does', async () => {
    await show()
    expect(cards().map(nameOf)).toEqual(['Rush', 'Guard', 'Trick'])
    expect(textOf(cardOf('Guard').getAttribute('aria-describedby'))).toBe('Take less at first. Beats Rush.')
    expect(chosen()).toEqual(['Rush'])
  })

  test('a tap sends it, and shows it before the answer', async () => {
    const { page, server } = await show({ 'combats.stance': () => new Promise<never>(() => undefined) })
    await page.click(cardOf('Guard'))
    expect(chosen()).toEqual(['Guard'])
    expect(server.bodies('PATCH')).toEqual([{ stance: 'guard' }])
  })

  test.each<[string, FakeAnswer]>([
    ['a refusal', refusal(400, 'unknown', "Couldn't change the stance. Try again.")],
    ['a network that is gone', 'no-network'],
  ])('it goes back after %s, and says so', async (_, answer) => {
    const { page } = await show({ 'combats.stance': answer })
    await page.click(cardOf('Trick'))
    await page.pass(500)
    expect(chosen()).toEqual(['Rush'])
    expect(page.text()).toContain("Couldn't change the stance. Try again.")
  })

  test('arrow keys choose, and the last choice is sent after the one in flight', async () => {
    const answer = vi.fn<(found: FakeAnswer) => void>()
    const { page, server } = await show({
      'combats.stance': () => new Promise<FakeAnswer>((resolve) => answer.mockImplementationOnce(resolve)),
    })
    await page.press('ArrowRight', cardOf('Rush'))
    expect(document.activeElement?.closest('[role=radio]') ?? document.activeElement).toBe(cardOf('Guard'))
    await page.press('ArrowRight', cardOf('Guard'))
    expect(chosen()).toEqual(['Trick'])
    expect(server.bodies('PATCH')).toEqual([{ stance: 'guard' }])
    answer({ data: profileIn('guard') })
    await page.pass(50)
    expect(chosen()).toEqual(['Trick'])
    expect(server.bodies('PATCH')).toEqual([{ stance: 'guard' }, { stance: 'trick' }])
    answer({ data: profileIn('trick') })
    await page.pass(50)
    expect(chosen()).toEqual(['Trick'])
  })

  test('the league’s choice of the week is beside the heading', async () => {
    await show()
    const mix = document.querySelector('[role=img][aria-label^="What your league chose"]')
    expect(mix?.getAttribute('aria-label')).toBe('What your league chose this week: Rush 50%, Guard 30%, Trick 20%')
  })

  test.each<[string, FakeAnswer]>([
    ['too few have fought', { data: { mix: null } }],
    ['it cannot be loaded', refusal(500, 'internal')],
  ])('it is not shown when %s', async (_, mix) => {
    const { page } = await show({ 'combats.stanceMix': mix })
    await page.pass(10_000)
    expect(page.text()).not.toContain('Your league')
    expect(cards()).toHaveLength(3)
  })

  test('what a stance is for is said once', async () => {
    const { page } = await show()
    expect(page.text()).toContain('Choose how your pet opens a fight.')
    await page.close()
    const again = await show()
    expect(again.page.text()).not.toContain('Choose how your pet opens a fight.')
  })

  test('before the first fight no choice is offered', async () => {
    await show({ 'combats.me': { data: profileIn('rush', 0) } })
    expect(cards()).toEqual([])
  })
})
