// Lazy code of the screens, preloaded before fake timers start.
import '../../../src/client/ui/overlays/drawer-frame.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE } from '../../../src/client/game/page-addresses.ts'
import { CollectionScreen } from '../../../src/client/topics/collection/screens/collection-screen.tsx'
import { toInventory } from '../../../src/client/topics/items/links.ts'
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
      <Route path={PAGE.INVENTORY.path} element={<InventoryScreen />} />
      <Route path={PAGE.COLLECTION.path} element={<CollectionScreen />} />
      <Route path={PAGE.UPGRADE_STONE.path} element={<StoneUpgradeScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { pathname: PAGE.INVENTORY.path, search: '?tab=pet', state: { from: PAGE.FAIR_PLAY.path } },
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  vi.stubGlobal('scrollTo', () => undefined)
  signIn()
})
afterEach(closePage)

test.each([
  ['the collection', [/Collection/], PAGE.COLLECTION.path],
  ['the stone workshop', [/^Flame stone, level 3/, 'Merge 3'], PAGE.UPGRADE_STONE.path],
])('back from %s shows the bag, whose own back leads to what opened it (rows 103, 136)', async (_, ways, place) => {
  const page = await showBag()
  for (const way of ways) {
    await page.click(page.button(way))
    await page.pass(400)
  }
  expect(page.address().split('?')[0]).toBe(place)
  await page.click(page.button('Back'))
  await page.pass(400)
  expect(page.address()).toBe(toInventory('pet'))
  await page.click(page.button('Back'))
  expect(page.address()).toBe(PAGE.FAIR_PLAY.path)
})
