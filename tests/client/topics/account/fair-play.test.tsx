import { describe, expect, test, vi } from 'vitest'
import { FairPlayScreen } from '#client/topics/account/screens/fair-play-screen.tsx'
import type { FairPlay } from '#contracts/wire.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { fakeServer } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const GOOD: FairPlay = { status: 'good', reason: null, since: null, appeal_url: 'https://t.me/support' }
const BANNED: FairPlay = { ...GOOD, status: 'banned', reason: 'A script played', since: minutesAgo(90) }

const show = async (fairPlay: FairPlay) => {
  const server = fakeServer({ 'users.fairPlay': { data: fairPlay } })
  return { server, page: await showScreen(<FairPlayScreen />, '/fair-play') }
}

onSignedInPages()

describe('fair play (extra 20)', () => {
  test('a player who has not joined a house may choose one', async () => {
    const { page } = await show({ ...GOOD, status: 'stranger' })
    await page.click(page.button('Choose your house'))
    expect(page.address()).toBe('/v2/onboard')
  })

  test('a watched player may appeal', async () => {
    const opened = vi.fn()
    vi.stubGlobal('open', opened)
    const { page } = await show({ ...BANNED, status: 'watched' })
    await page.click(page.button('Appeal'))
    expect(opened).toHaveBeenCalledWith('https://t.me/support', '_blank', 'noopener,noreferrer')
  })

  test('a banned player cannot leave the page, but can retry, appeal, and export or delete one’s data', async () => {
    const { page, server } = await show(BANNED)
    expect(page.text()).toContain('This account is suspended')
    expect(page.hasButton('Back')).toBe(false)
    for (const name of ['Appeal', 'Check again', /^Export my data/, /^Delete my account/])
      expect(page.hasButton(name)).toBe(true)
    await page.click(page.button('Check again'))
    expect(page.text()).toContain('Nothing has changed yet')
    server.answers['users.fairPlay'] = { data: GOOD }
    await page.click(page.button('Check again'))
    await page.click(page.button('Back to the game'))
    expect(page.address()).toBe('/')
  })

  test('a ban without an address offers no appeal that leads nowhere', async () => {
    const { page } = await show({ ...BANNED, appeal_url: null })
    expect(page.hasButton('Appeal')).toBe(false)
  })
})
