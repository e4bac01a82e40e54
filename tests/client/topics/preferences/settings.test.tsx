import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordBuild, resetBuildWatch } from '#client/api/build-watch.ts'
import { currentStep, skipGuide } from '#client/guide/guide-progress.ts'
import { hapticsPreference } from '#client/platform/haptics-preference.ts'
import { motionPreference } from '#client/platform/motion-preference.ts'
import { fightSpeedPreference } from '#client/preferences/fight-speed.ts'
import { sound } from '#client/sound/sound.ts'
import { SettingsScreen } from '#client/topics/preferences/screens/settings-screen.tsx'
import { MotionMark } from '#client/ui/feedback/motion-mark.tsx'
import { aHistoryFight, REPLAY_ID, theGameConfig } from '#workbench/fixtures/builders.ts'
import { fakeServer } from '../../fake-server.ts'
import { onSignedInPages, showScreen, typeInto } from '../../render.tsx'

const show = (fights = [aHistoryFight()]) => {
  fakeServer({
    'settings.get': { data: { ...theGameConfig, client: { ...theGameConfig.client, rules_version: '1' } } },
    'combats.history': { data: { items: fights, total: fights.length, page_size: 20, page: 1 } },
  })
  return showScreen(
    <>
      <SettingsScreen />
      <MotionMark />
    </>,
    '/settings',
  )
}
const radio = (name: string): Element => {
  const found = document.querySelector(`[role=radio][aria-label="${name}"]`)
  if (!found) throw new Error(`There is no choice ${name}`)
  return found
}
const toggle = (place: number): Element => {
  const found = document.querySelectorAll('[role=switch]')[place]
  if (!found) throw new Error('There is no such switch')
  return found
}
const slide = (label: string, value: number): Promise<void> => {
  const sliders = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')]
  return typeInto(
    sliders.find(({ labels }) => labels?.[0]?.textContent === label),
    String(value),
  )
}

afterEach(() => {
  hapticsPreference.write('on')
  sound.setVolumes({ effects: 1, music: 0, muted: false })
  resetBuildWatch()
})
onSignedInPages()
beforeEach(() => {
  sound.setVolumes({ effects: 1, music: 0, muted: false })
  recordBuild('b1c2d3')
})

describe('the settings (extra 7)', () => {
  test('effects and music have volumes of their own, and silence forgets neither', async () => {
    const page = await show()
    await slide('Effects', 10)
    await slide('Music', 4)
    expect(sound.volumes()).toEqual({ effects: 0.5, music: 0.2, muted: false })
    expect(page.text()).toContain('50 %')
    await page.click(toggle(0))
    expect(sound.volumes()).toEqual({ effects: 0.5, music: 0.2, muted: true })
    expect(document.querySelector<HTMLInputElement>('input[type=range]')?.disabled).toBe(true)
    expect(JSON.parse(localStorage.getItem('house-kombat:sound.7') ?? '')).toEqual(sound.volumes())
  })

  test('vibration is switched off and on', async () => {
    const page = await show()
    await page.click(toggle(1))
    expect(hapticsPreference.read()).toBe('off')
    await page.click(toggle(1))
    expect(hapticsPreference.read()).toBe('on')
  })

  test("less motion holds whatever the system says, and the page's root exposes it to CSS", async () => {
    const page = await show()
    expect(document.documentElement.dataset.motion).toBe('full')
    await page.click(radio('Reduced'))
    expect(motionPreference.read()).toBe('reduced')
    expect(document.documentElement.dataset.motion).toBe('reduced')
    await page.click(radio('Full'))
    expect(document.documentElement.dataset.motion).toBe('full')
  })

  test('fights begin with the chosen speed (row 77)', async () => {
    const page = await show()
    await page.click(radio('x2'))
    expect(fightSpeedPreference.read()).toBe('2')
  })

  test('the guide restarts from here', async () => {
    const page = await show()
    skipGuide()
    await page.click(page.button(/^Replay the guide/))
    expect(page.address()).toBe('/kombat_prep')
    expect(currentStep('prep')).toBe('prep.fight')
  })

  test('build, rules and the last fight are there to copy', async () => {
    const copied = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
    const page = await show()
    for (const name of ['Build', 'Rules of the fight', 'Last fight']) await page.click(page.button(`Copy ${name}`))
    expect(copied.mock.calls).toEqual([['b1c2d3'], ['1'], [REPLAY_ID]])
    expect(page.text()).toContain('Copied')
  })
})
