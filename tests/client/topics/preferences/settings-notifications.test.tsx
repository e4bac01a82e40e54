import { describe, expect, test, vi } from 'vitest'
import { setLanguage } from '#client/i18n/i18n.ts'
import { languagePreference } from '#client/i18n/language-choice.ts'
import { spokenLanguage } from '#client/i18n/spoken.ts'
import * as launch from '#client/platform/launch-data.ts'
import * as messenger from '#client/platform/messenger.ts'
import { LanguageSettings } from '#client/topics/preferences/screens/language-settings.tsx'
import { NotificationSettings } from '#client/topics/preferences/screens/notification-settings.tsx'
import type { Preferences } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { fakeServer, keptPreferences, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const SILENT: Preferences = {
  ...baseAnswers['users.preferences'],
  notifications: { kinds: [], write_access: false, quiet_from_min: 1320, quiet_to_min: 480, time_zone: 'UTC' },
}

const show = async (preferences: Preferences) => {
  vi.spyOn(launch, 'launchSource').mockReturnValue('messenger')
  const kept = { value: preferences }
  const server = fakeServer(keptPreferences(kept))
  return { server, kept, page: await showScreen(<NotificationSettings />, '/settings') }
}
const toggle = (label: string): Element => {
  const found = [...document.querySelectorAll('label')].find((element) => element.textContent?.startsWith(label))
  const control = found?.querySelector('[role=switch]')
  if (!control) throw new Error(`There is no switch ${label}`)
  return control
}
const isOn = (label: string): boolean => toggle(label).getAttribute('aria-checked') === 'true'

onSignedInPages()

describe('messages from the bot (extra 8)', () => {
  test('the first kind asks the messenger whether the bot may write, the next ones do not', async () => {
    const asked = vi.spyOn(messenger, 'requestWriteAccess').mockResolvedValue(true)
    const { page, kept } = await show(SILENT)
    expect(page.text()).not.toContain('Quiet hours')
    await page.click(toggle('Pocket full'))
    await page.click(toggle('Game news'))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(kept.value.notifications).toMatchObject({ kinds: ['pocket-full', 'news'], write_access: true })
    expect(page.text()).toContain('Quiet hours')
  })

  test('without the permission nothing is switched on, and it says why', async () => {
    vi.spyOn(messenger, 'requestWriteAccess').mockResolvedValue(false)
    const { page, server } = await show(SILENT)
    await page.click(toggle('Pocket full'))
    expect(isOn('Pocket full')).toBe(false)
    expect(page.text()).toContain("The bot can't message you without your permission")
    expect(server.count('users.savePreferences')).toBe(0)
  })

  test('a kind is switched off without asking, and quiet hours come and go', async () => {
    const { page, kept } = await show(baseAnswers['users.preferences'])
    await page.click(toggle('Pocket full'))
    expect(kept.value.notifications.kinds).toEqual(['hunt-done'])
    await page.click(toggle('Quiet hours'))
    expect(kept.value.notifications).toMatchObject({ quiet_from_min: 0, quiet_to_min: 0 })
    await page.click(toggle('Quiet hours'))
    expect(kept.value.notifications).toMatchObject({ quiet_from_min: 1320, quiet_to_min: 480 })
  })

  test('what cannot be kept is taken back', async () => {
    const { page, server } = await show(baseAnswers['users.preferences'])
    server.answers['users.savePreferences'] = refusal(500, 'internal')
    await page.click(toggle('Pocket full'))
    expect(isOn('Pocket full')).toBe(true)
    expect(page.text()).toContain("Couldn't save that. Try again.")
  })

  test('outside the messenger there is no bot to write, and nothing to switch', async () => {
    vi.restoreAllMocks()
    fakeServer()
    const page = await showScreen(<NotificationSettings />, '/settings')
    expect(page.text()).toContain('open the game there')
    expect(document.querySelector('[role=switch]')).toBeNull()
  })
})

describe('the language (extra 7)', () => {
  test('is chosen here and holds at once', async () => {
    fakeServer()
    const page = await showScreen(<LanguageSettings />, '/settings')
    const choice = document.querySelector('[role=radio][aria-label="Русский"]')
    if (!choice) throw new Error('There is no Russian')
    await page.click(choice)
    await vi.dynamicImportSettled()
    await page.pass(100)
    expect(languagePreference.read()).toBe('ru')
    expect(spokenLanguage()).toBe('ru')
    await setLanguage('en')
  })
})
