import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { beginGuide } from '#client/guide/guide-progress.ts'
import * as launch from '#client/platform/launch-data.ts'
import * as messenger from '#client/platform/messenger.ts'
import { KombatResultScreen } from '#client/topics/kombat/screens/result/kombat-result-screen.tsx'
import type { Preferences, Replay } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, anEnergy, aReplay, REPLAY_ID, theGameConfig } from '#workbench/fixtures/builders.ts'
import { SPOILS } from '#workbench/fixtures/fights.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { fakeServer, keptPreferences, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const SILENT: Preferences = {
  ...baseAnswers['users.preferences'],
  notifications: { ...baseAnswers['users.preferences'].notifications, kinds: [], write_access: false },
}
const LATER_MS = 10_000
const ALLOWED = 'The bot can message you now. Choose what about in Settings.'

const LANDED_MS = 2500
/** Passes the two waits one by one, because the second begins only when the first has ended. */
const later = async (page: Page): Promise<void> => {
  await page.pass(LANDED_MS)
  await page.pass(LATER_MS)
}
/** Both ranks are in the same tier, because a new tier would be celebrated first. */
const STAYED: Partial<Replay> = { own: { ...SPOILS, old_rank: 411, new_rank: 432 } }

let asked: MockInstance<typeof messenger.requestWriteAccess>

const show = async (over: Partial<Replay> = {}, preferences = SILENT) => {
  const kept = { value: preferences }
  const server = fakeServer({
    'combats.me': { data: aCombatProfile() },
    'combats.energy': { data: anEnergy() },
    'settings.get': { data: theGameConfig },
    'combats.replay': { data: aReplay({ ...STAYED, ...over }) },
    ...keptPreferences(kept),
  })
  const page = await showScreen(<KombatResultScreen />, `/kombat/result?fight=${REPLAY_ID}`)
  return { server, kept, page }
}
const notAsked = async (over: Partial<Replay>, preferences?: Preferences): Promise<void> => {
  const { page } = await show(over, preferences)
  await later(page)
  expect(page.text()).toMatch(/Victory!|Defeat|wins!/)
  expect(asked).not.toHaveBeenCalled()
}

onSignedInPages()
beforeEach(() => {
  vi.spyOn(launch, 'launchSource').mockReturnValue('messenger')
  asked = vi.spyOn(messenger, 'requestWriteAccess').mockResolvedValue(true)
})

describe('whether the bot may write (extra 8)', () => {
  test('is asked below the first win, when the result is fully shown, and the permission is saved', async () => {
    const { page, kept } = await show()
    await page.pass(LANDED_MS)
    expect(page.text()).toContain('Victory!')
    expect(asked).not.toHaveBeenCalled()
    await page.pass(1100)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(kept.value.notifications).toMatchObject({ write_access: true, kinds: [] })
    expect(page.text()).toContain(ALLOWED)
  })

  test('waits until a new rank has been celebrated', async () => {
    const { page } = await show({ own: { ...SPOILS, old_rank: 390, new_rank: 411 } })
    for (const delayMs of [LANDED_MS, 600, 1500, LATER_MS]) await page.pass(delayMs)
    expect(asked).not.toHaveBeenCalled()
    await page.tap('Onward!', 1100)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test.each([true, false])('is asked once, also when the answer was %s', async (isAllowed) => {
    asked.mockResolvedValue(isAllowed)
    const first = await show()
    await later(first.page)
    expect(first.kept.value.notifications.write_access).toBe(isAllowed)
    await first.page.close()
    const second = await show()
    await later(second.page)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(second.page.text()).not.toContain(ALLOWED)
  })

  test.each<[string, Partial<Replay>]>([
    ['a defeat', { winner: 'defender' }],
    ['a friendly fight', { kind: 'challenge' }],
    ['a fight of others', { viewer: null, own: null }],
    ['an attack that was won while away', { viewer: 'defender', own: null, winner: 'defender' }],
    ['a win of an hour ago', { fought_at: minutesAgo(60) }],
  ])('is not asked below %s', (_what, over) => notAsked(over))

  test('is not asked again when it is allowed already', () =>
    notAsked({}, { ...SILENT, notifications: { ...SILENT.notifications, write_access: true } }))

  test('is not asked while the guide speaks', async () => {
    beginGuide()
    await notAsked({})
  })

  test('is not asked outside the messenger, where no bot is', async () => {
    vi.spyOn(launch, 'launchSource').mockReturnValue('local')
    await notAsked({})
  })

  test('is not asked when the player has gone on before', async () => {
    const { page } = await show()
    await page.pass(1000)
    await page.click(page.button('Home'))
    await page.close()
    expect(asked).not.toHaveBeenCalled()
  })

  test('a failed save is no error of the result, and is not shown as saved', async () => {
    const { page, server } = await show()
    server.answers['users.savePreferences'] = refusal(500, 'internal', 'Boom')
    await later(page)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(page.text()).not.toContain(ALLOWED)
    expect(page.text()).toContain('Victory!')
  })
})
