import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureUrl } from '#assets/manifest/packs.ts'
import type * as FirstIsland from '#client/game/first-island.ts'

const PLACE = { houseId: 2, left: 12, top: 140, width: 360, height: 290, filter: 'none' }

const openPage = async (path = '/'): Promise<typeof FirstIsland> => {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"><div class="first-paint"><img src="/art/loading.png"></div></div>'
  history.replaceState(null, '', path)
  return import('#client/game/first-island.ts')
}
const shown = (): HTMLImageElement | null => document.querySelector('.first-paint img')
const here = () => ({ windowWidth: innerWidth, windowHeight: innerHeight })

describe('the first island', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    document.body.innerHTML = ''
    history.replaceState(null, '', '/')
  })

  it('replaces the loading picture when a player comes again to whom home has shown it', async () => {
    ;(await openPage()).keepIslandRect({ ...PLACE, ...here() })
    const { showFirstIsland, firstIsland } = await openPage()
    expect(firstIsland()).toBeNull()
    showFirstIsland()
    expect(shown()?.getAttribute('src')).toBe(pictureUrl('home-not'))
    expect(shown()?.style).toMatchObject({ left: '12px', top: '140px', width: '360px', height: '290px' })
    expect(firstIsland()).toMatchObject({ src: pictureUrl('home-not'), style: { left: '12px' } })
  })

  it('is put there as well when the page is not parsed to its end yet', async () => {
    ;(await openPage()).keepIslandRect({ ...PLACE, ...here() })
    const { showFirstIsland } = await openPage()
    const page = document.body.innerHTML
    document.body.innerHTML = ''
    showFirstIsland()
    document.body.innerHTML = page
    await expect.poll(() => shown()?.getAttribute('src')).toBe(pictureUrl('home-not'))
  })

  it.each([
    ['on a first visit', null, '/'],
    ['in a window of another size', { windowWidth: 1 }, '/'],
    ['on another page', {}, '/friends'],
    ['for a house that is none', { houseId: 8 }, '/'],
    ['for a place that is none', { left: 'left' }, '/'],
  ])('is not there in %s', async (_when, changes, path) => {
    if (changes !== null) (await openPage()).keepIslandRect({ ...PLACE, ...here(), ...changes } as never)
    const { showFirstIsland, firstIsland } = await openPage(path)
    showFirstIsland()
    expect(firstIsland()).toBeNull()
    expect(shown()?.getAttribute('src')).toBe('/art/loading.png')
  })

  it('is fetched ahead once the house is known, once', async () => {
    const made: HTMLImageElement[] = []
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        constructor() {
          made.push(this as unknown as HTMLImageElement)
        }
      },
    )
    const { prefetchIsland } = await openPage()
    prefetchIsland(9)
    prefetchIsland(2)
    prefetchIsland(3)
    vi.unstubAllGlobals()
    expect(made.map(({ src }) => src)).toEqual([pictureUrl('home-not')])
  })
})
