// Lazy code of the screens, preloaded before fake timers start.
import '../../../src/client/ui/overlays/drawer-frame.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLACES, to } from '../../../src/client/game/places.ts'
import { CollectionScreen } from '../../../src/client/topics/collection/screens/collection-screen.tsx'
import { InventoryScreen } from '../../../src/client/topics/items/screens/inventory-screen.tsx'
import { StoneUpgradeScreen } from '../../../src/client/topics/stones/screens/stone-upgrade-screen.tsx'
import { baseAnswers } from '../../../src/workbench/fixtures/answers.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { ownStones } from '../../../src/workbench/fixtures/own-stones.ts'
import { fakeServer } from '../shell/fake-server.ts'
import { closePage, type Page, showScreen, signIn } from './render.tsx'

/** The bag's stones, opened from fair play. */
const showBag = (): Promise<Page> => {
  fakeServer({
    'equipments.mine': { data: [] },
    'stones.mine': { data: [ownStones('burning-hell', 3, 3)] },
    'combats.me': { data: baseAnswers['combats.me'] },
    'users.starsSpent': { data: 0 },
    'collection.get': { data: { items: [], stones: [], houses: [], bosses: [] } },
  })
  return showScreen(
    <Routes>
      <Route path={PLACES.INVENTORY} element={<InventoryScreen />} />
      <Route path={PLACES.COLLECTION} element={<CollectionScreen />} />
      <Route path={PLACES.UPGRADE_STONE} element={<StoneUpgradeScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { pathname: PLACES.INVENTORY, search: '?tab=pet', state: { from: PLACES.FAIR_PLAY } },
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  vi.stubGlobal('scrollTo', () => undefined)
  signIn()
})
afterEach(closePage)

test.each([
  ['the collection', [/Collection/], PLACES.COLLECTION],
  ['the stone workshop', [/^Flame stone, level 3/, 'Merge 3'], PLACES.UPGRADE_STONE],
])('back from %s shows the bag, whose own back leads to what opened it (rows 103, 136)', async (_, ways, place) => {
  const page = await showBag()
  for (const way of ways) {
    await page.click(page.button(way))
    await page.pass(400)
  }
  expect(page.address().split('?')[0]).toBe(place)
  await page.click(page.button('Back'))
  await page.pass(400)
  expect(page.address()).toBe(to.inventory('pet'))
  await page.click(page.button('Back'))
  expect(page.address()).toBe(PLACES.FAIR_PLAY)
})
