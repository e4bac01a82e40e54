import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sound } from '#client/sound/sound.ts'
import { SoundButton } from '#client/sound/sound-button.tsx'
import { DEFAULT_VOLUMES } from '#client/sound/volumes.ts'
import { closePage, type Page, showScreen, signIn } from '../render.tsx'

let page: Page

beforeEach(async () => {
  vi.useFakeTimers()
  signIn()
  sound.setVolumes(DEFAULT_VOLUMES)
  page = await showScreen(<SoundButton />)
})
afterEach(closePage)

const button = (): HTMLButtonElement => page.button('Sound and music')
const shown = () => ({
  pressed: button().getAttribute('aria-pressed'),
  title: button().title,
  icon: /sound-\w+/.exec(button().querySelector('img')?.src ?? '')?.[0],
})

describe('the sound button', () => {
  test('leads from effects to silence, to effects with music, and back', async () => {
    expect(shown()).toEqual({ pressed: 'mixed', title: 'Effects only', icon: 'sound-on' })
    await page.click(button())
    expect(shown()).toEqual({ pressed: 'false', title: 'Silent', icon: 'sound-off' })
    await page.click(button())
    expect(shown()).toEqual({ pressed: 'true', title: 'Effects and music', icon: 'sound-music' })
    await page.click(button())
    expect(shown()).toEqual({ pressed: 'mixed', title: 'Effects only', icon: 'sound-on' })
  })

  test('the choice is kept for this player', async () => {
    await page.click(button())
    expect(JSON.parse(localStorage.getItem('house-kombat:sound.7') ?? '{}')).toEqual({
      ...DEFAULT_VOLUMES,
      muted: true,
    })
  })
})
