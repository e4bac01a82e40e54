import { PAGE } from '#client/game/page-paths.ts'
import { toUpgradeStone } from '#client/topics/stones/links.ts'
import type { OwnedStone } from '#contracts/wire.ts'
import { ALL_STONES } from '#rules/stones/stone-merge.ts'
import { compareStones } from '#rules/stones/stones.ts'
import { ownStones } from '#workbench/fixtures/own-stones.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_COUNT } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const STONES: OwnedStone[] = [
  ownStones('burning-hell', 4, 1),
  ownStones('burning-hell', 2, 4),
  ownStones('burning-hell', 1, 7),
  ownStones('frost-prison', 1, 3),
  ownStones('luck-leech', 2, 1),
  ownStones('luck-leech', 1, 5),
]
const HEAP = ALL_STONES.map(({ type, level }) => ownStones(type, level, HUGE_COUNT)).sort(compareStones)

export const STONE_UPGRADE_SCREEN: ScreenStories = {
  route: PAGE.UPGRADE_STONE.path,
  title: 'Stone Upgrade',
  states: {
    rich: {
      at: toUpgradeStone('luck-leech:1'),
      answers: { 'stones.mine': STONES },
      ways: { Back: '/inventory?tab=pet' },
    },
    empty: { answers: { 'stones.mine': [] }, ways: { 'Go fight': '/kombat_prep' } },
    ...loadingAndError('stones.mine'),
    overflow: { answers: { 'stones.mine': HEAP } },
  },
  more: {
    merged: {
      at: toUpgradeStone('burning-hell:1'),
      answers: { 'stones.mine': STONES, 'stones.upgrade': ownStones('burning-hell', 2, 5) },
      play: ['Merge'],
      advanceMs: 3200,
      ways: { Inventory: '/inventory?tab=pet' },
    },
  },
}
