import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScreenMusic } from '#client/app/screen-music.tsx'
import { ALL_PAGES } from '#client/game/page-paths.ts'
import type { GuideStep } from '#client/guide/guide-steps.ts'
import { sound } from '#client/sound/sound.ts'
import { closePage, showScreen } from '../render.tsx'
import { play, showStory } from './story-page.tsx'

/**
 * Every link that can be shared: the story of its page, the controls to press, and the start parameter with which the
 * game opens there (T27).
 */
const SHARED: Readonly<Record<string, readonly [controls: string, startParam: string]>> = {
  '/marketplace rich': ['Moss Helmet › Share', '0_mk-7006-00000000-0000-4000-8000-000000090005'],
  '/my-guild rich': ['Invite', '7_night-owls'],
  '/kombat/result rich': ['Share', '0_rp-00000000-0000-4000-8000-000000000001'],
  '/kombat-replay rich': ['Share', '0_rp-00000000-0000-4000-8000-000000000051'],
  '/kombat_prep rich': ['Challenge › Share my challenge link', '0_fk-7'],
}

/** For each guide tip, the story that shows it and a text of the element that it points at (extra 5). */
const POINTED_AT: Readonly<Record<GuideStep, readonly [string, string]>> = {
  'prep.fight': ['/kombat_prep rich', 'Fight'],
  'home.daily': ['/ rich', 'Daily'],
  'home.hunt': ['/ rich', 'Hunt'],
  'home.pocket': ['/ rich', 'Mining pocket'],
}

afterEach(async () => {
  await closePage()
  vi.restoreAllMocks()
})

describe('a shared link', () => {
  it.each(Object.entries(SHARED))('of %s', async (story, [controls, startParam]) => {
    const share = vi.fn(async (_data: ShareData) => undefined)
    Object.assign(navigator, { share })
    const [route = '', name = ''] = story.split(' ')
    await play(await showStory(route, name), controls.split(' › '))
    Reflect.deleteProperty(navigator, 'share')
    expect(share.mock.calls[0]?.[0].url).toMatch(new RegExp(`\\?startapp=${startParam}$`))
  })
})

describe('a tip of the guide', () => {
  it.each(Object.entries(POINTED_AT))('%s points at its element', async (step, [story, words]) => {
    const [route = '', name = ''] = story.split(' ')
    await showStory(route, name)
    expect(document.querySelector(`[data-guide=${step.replace(/.*\./, '')}]`)?.textContent).toContain(words)
  })
})

describe('the music of a page', () => {
  const OTHERS: Readonly<Record<string, string | undefined>> = {
    '/kombat': 'battle',
    '/onboard': 'map',
    '/v2/onboard': 'map',
    '/kombat/result': 'its own',
    '/iap': 'market',
    '/marketplace': 'market',
    '/monster-hunt': 'hunt',
  }

  it.each(ALL_PAGES.map(({ path }) => path))('%s', async (path) => {
    vi.useFakeTimers()
    const played = vi.spyOn(sound, 'music').mockImplementation(() => undefined)
    await showScreen(<ScreenMusic />, path)
    expect(played.mock.calls[0]?.[0] ?? 'its own').toBe(OTHERS[path] ?? 'menu')
  })
})
