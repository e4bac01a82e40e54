import { PLACES } from '../../../client/game/places.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000

/** The inventory (rows 103-110). */
export const INVENTORY_SCREEN: ScreenStories = {
  route: PLACES.INVENTORY,
  title: 'Inventory',
  states: {
    rich: {},
    empty: { answers: { 'equipments.mine': [] } },
    loading: { answers: { 'equipments.mine': 'pending' } },
    error: { answers: { 'equipments.mine': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { at: `${PLACES.INVENTORY}?tab=materials` },
  },
}
