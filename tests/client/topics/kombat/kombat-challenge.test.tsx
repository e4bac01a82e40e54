import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { KombatPrepScreen } from '#client/topics/kombat/screens/prep/kombat-prep-screen.tsx'
import { aCombatProfile, anEnergy, anOpponent, theGameConfig } from '#workbench/fixtures/builders.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen, typeInto } from '../../render.tsx'

const openChallenge = async (opponent: FakeAnswer) => {
  const server = fakeServer({
    'combats.me': { data: aCombatProfile() },
    'combats.energy': { data: anEnergy() },
    'equipments.equipped': { data: [] },
    'settings.get': { data: theGameConfig },
    'combats.opponent': opponent,
  })
  const page = await showScreen(<KombatPrepScreen />, '/kombat_prep')
  await page.click(page.button('Challenge'))
  await page.settle(500)
  const search = async (text: string) => {
    const field = document.querySelector<HTMLInputElement>('form input')
    await typeInto(field, text)
    await act(async () => {
      field?.form?.requestSubmit()
      await vi.advanceTimersByTimeAsync(50)
    })
  }
  return { server, page, search }
}

onSignedInPages()

describe('challenge by name or id (R11, R14, rows 94, 95)', () => {
  test('an empty query is refused letter by letter, without a request', async () => {
    const { server, page, search } = await openChallenge({ data: anOpponent() })
    await search('   ')
    expect(page.text()).toContain('invalid challenge query')
    expect(server.count('combats.opponent')).toBe(0)
  })

  test('the found player is compared by power, and challenged by id', async () => {
    const { server, page, search } = await openChallenge({ data: anOpponent({ power: 520 }) })
    await search(' lunar ')
    expect(server.requests.some(({ path }) => path === '/api/v1/combats/opponents/lunar')).toBe(true)
    expect(page.text()).toContain('Win chance before stances: 50%')
    await page.click(page.button('Fight lunar'))
    expect(page.address()).toBe('/friendly-kombat')
    expect(page.state()).toEqual({ query: '8' })
  })

  test.each([
    [404, 'opponent-not-found', 'No player with that name or ID'],
    [400, 'self-challenge', "You can't challenge yourself"],
  ])('a refusal %i %s is shown in the words of the server', async (status, code, message) => {
    const { page, search } = await openChallenge(refusal(status, code, message))
    await search('nobody')
    expect(page.text()).toContain(message)
    expect(page.hasButton('Find')).toBe(true)
  })

  test('any other failure is a failed matchmaking, and the next try may find', async () => {
    const { server, page, search } = await openChallenge('no-network')
    await search('lunar')
    expect(page.text()).toContain('Matchmaking failed')
    server.answers['combats.opponent'] = { data: anOpponent() }
    await search('lunar')
    expect(page.hasButton('Fight lunar')).toBe(true)
  })

  test('the player’s own challenge link names the player', async () => {
    const copied = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
    const { page } = await openChallenge({ data: anOpponent() })
    await page.click(page.button('Share my challenge link'))
    expect(copied).toHaveBeenCalledWith('https://t.me/house_kombat_bot/game?startapp=0_fk-7')
  })
})
