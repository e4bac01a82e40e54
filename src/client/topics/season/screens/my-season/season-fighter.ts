import type { Cape } from '#assets/manifest/cape-layers.ts'
import type { Worn } from '#assets/manifest/fighter-layers.ts'
import { wornWithSpecials } from '#assets/manifest/named-items.ts'
import type { FighterProfile, Replay } from '#contracts/wire.ts'
import { type CrownPlace, wornCrown } from '#rules/leaderboards/crowns.ts'

export interface SeasonFighter {
  readonly houseId: number
  readonly worn: Worn
  readonly crown: CrownPlace | null
  readonly cape?: Cape | undefined
}

export const dressed = ({
  house_id: houseId,
  cosmetic,
}: Pick<FighterProfile, 'cosmetic' | 'house_id'>): SeasonFighter => ({
  houseId,
  worn: wornWithSpecials(cosmetic),
  crown: wornCrown(cosmetic),
  cape: cosmetic.looks?.cape,
})

/** Without gear, which is not recorded. */
export const bare = (houseId: number): SeasonFighter => ({ houseId, worn: {}, crown: null })

/** The viewer's side first. */
export const foughtBy = ({ user, enemy, viewer }: Replay): readonly [own: SeasonFighter, other: SeasonFighter] =>
  viewer === 'defender' ? [dressed(enemy), dressed(user)] : [dressed(user), dressed(enemy)]
