import type { CallData } from '../../../contracts/schemas.ts'
import { HOUSES } from '../../../rules/house/houses.ts'
import { ALL_STONES } from '../../../rules/stones/stone-merge.ts'
import { assetsEverPart } from '../../db/ledger.ts'
import { playerView } from '../../db/player-view.ts'
import { bossesMetPart } from '../boss/service.ts'
import { slugsEverPart } from '../equipments/service.ts'

/** What the player has or has ever had (extra 11): houses by moving there. */
export const collectionView = playerView(
  { slugsEver: slugsEverPart, stonesEver: assetsEverPart('stone:'), met: bossesMetPart },
  ({ slugsEver, stonesEver, met, house_id, houses_left }): CallData<'collection.get'> => {
    const held = new Set(stonesEver)
    return {
      items: [...slugsEver],
      stones: ALL_STONES.filter(({ type, level }) => held.has(`stone:${type}:${level}`)),
      bosses: [...(met?.met ?? [])].sort(),
      houses: HOUSES.map(({ id }) => id).filter((id) => id === house_id || (houses_left & (1 << id)) !== 0),
    }
  },
)
