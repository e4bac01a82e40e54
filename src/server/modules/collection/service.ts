import type { CallData } from '#contracts/schemas.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { ALL_STONES } from '#rules/stones/stone-merge.ts'
import { assetsEverSelect } from '#server/db/ledger.ts'
import { playerView } from '#server/db/player-view.ts'
import { BOSSES_MET_PARTS } from '#server/modules/boss/service.ts'
import { SLUGS_EVER_PARTS } from '#server/modules/items/service.ts'

/** The collection book (extra 11). A house counts once the player has lived in it. */
export const collectionView = playerView(
  { ...SLUGS_EVER_PARTS, ...BOSSES_MET_PARTS, stonesEver: assetsEverSelect('stone:') },
  ({ slugsEver, stonesEver, bossesMet, house_id, houses_left }): CallData<'collection.get'> => {
    const held = new Set(stonesEver)
    return {
      items: [...slugsEver],
      stones: ALL_STONES.filter(({ type, level }) => held.has(`stone:${type}:${level}`)),
      bosses: [...(bossesMet?.met ?? [])].sort(),
      houses: HOUSES.map(({ id }) => id).filter((id) => id === house_id || (houses_left & (1 << id)) !== 0),
    }
  },
)
