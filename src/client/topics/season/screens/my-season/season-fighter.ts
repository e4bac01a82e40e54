import type { Worn } from '../../../../../../assets/manifest/fighter-layers.ts'
import { wornWithSpecials } from '../../../../../../assets/manifest/named-items.ts'
import type { FighterProfile, Replay } from '../../../../../contracts/wire.ts'
import { type CrownPlace, wornCrown } from '../../../../../rules/leaderboards/crowns.ts'

/** How a fighter looks on a picture. */
export interface SeasonFighter {
  readonly houseId: number
  readonly worn: Worn
  readonly crown: CrownPlace | null
}

/** A fighter in its gear. */
export const dressed = ({
  house_id: houseId,
  cosmetic,
}: Pick<FighterProfile, 'cosmetic' | 'house_id'>): SeasonFighter => ({
  houseId,
  worn: wornWithSpecials(cosmetic),
  crown: wornCrown(cosmetic),
})

/** A house's pet as it came into the world: nobody remembers what it wore. */
export const bare = (houseId: number): SeasonFighter => ({ houseId, worn: {}, crown: null })

/** Both sides of a stored fight as they fought, the viewer's first. */
export const foughtBy = ({ user, enemy, viewer }: Replay): readonly [own: SeasonFighter, other: SeasonFighter] =>
  viewer === 'defender' ? [dressed(enemy), dressed(user)] : [dressed(user), dressed(enemy)]
