import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nowMs } from '#client/api/server-clock.ts'
import { FinalBubble, useEveningFinal } from '#client/topics/home/screens/news/final-bubble.tsx'
import { PLAYED_DAY, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import { fakeServer } from '../../fake-server.ts'
import { closePage, showScreen, signIn } from '../../render.tsx'

const FINAL = TOURNAMENT.newest?.final ?? ''

const Evening = () => {
  const final = useEveningFinal(nowMs())
  return final === null ? <p>quiet</p> : <FinalBubble replayId={final} />
}
const show = async () => {
  const server = fakeServer({ 'tournament.get': { data: { ...TOURNAMENT, last: [] } } })
  return { server, page: await showScreen(<Evening />, '/') }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${PLAYED_DAY}T20:30:00Z`) })
  signIn()
})
afterEach(() => {
  localStorage.clear()
  return closePage()
})

describe('the final over the pet at home (row 148, extra 21)', () => {
  test('opens its replay in the evening', async () => {
    const { page } = await show()
    await page.click(page.button('Watch the final'))
    expect(page.address()).toBe(`/kombat-replay?id=${FINAL}`)
    expect(page.hasButton('Watch the final')).toBe(false)
  })

  test('is not there again once it was watched on this device', async () => {
    localStorage.setItem('house-kombat:tournament-final-watched.7', FINAL)
    const { page } = await show()
    expect(page.text()).toContain('quiet')
  })

  test('is not requested by day', async () => {
    vi.setSystemTime(Date.parse(`${PLAYED_DAY}T12:00:00Z`))
    const { page, server } = await show()
    expect(page.text()).toContain('quiet')
    expect(server.requests).toEqual([])
  })
})
