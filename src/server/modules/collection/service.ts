import type { CallData } from '../../../contracts/schemas.ts'
import { HOUSES } from '../../../rules/houses.ts'
import { STONE_LEVELS, STONE_TYPES } from '../../../rules/items/stones.ts'
import { assetsEverPart } from '../../db/ledger.ts'
import { playerView } from '../../db/player-view.ts'
import { slugsEverPart } from '../equipments/service.ts'
import { FIGHTER_PARTS } from '../fighters/service.ts'

const ALL_STONES = STONE_TYPES.flatMap((type) => STONE_LEVELS.map((level) => ({ type, level })))

/** What the player has or has ever had (extra 11): stones in the bag or on the pet, houses by moving there. */
export const collectionView = playerView(
  { slugsEver: slugsEverPart, stonesEver: assetsEverPart('stone:'), stones: FIGHTER_PARTS.stones },
  ({ slugsEver, stonesEver, stones, house_id, houses_left }): CallData<'collection.get'> => {
    const held = new Set([...stonesEver, ...stones.map(({ type, level }) => `stone:${type}:${level}`)])
    return {
      items: [...slugsEver],
      stones: ALL_STONES.filter(({ type, level }) => held.has(`stone:${type}:${level}`)),
      houses: HOUSES.map(({ id }) => id).filter((id) => id === house_id || (houses_left & (1 << id)) !== 0),
    }
  },
)
