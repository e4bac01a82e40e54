import type { CallData } from '#contracts/schemas.ts'
import {
  LOOK_KINDS,
  type Look,
  type LookKind,
  lookPriceNano,
  looksOfKind,
  SEASON_CAPES,
  WARDROBE_LOOKS,
} from '#rules/wardrobe/looks.ts'

export type Wardrobe = CallData<'wardrobe.get'>

/** Looks by kind. Leaves out the season capes of other houses, which the player cannot wear. */
export const rails = (houseId: number): readonly { readonly kind: LookKind; readonly looks: readonly Look[] }[] => {
  const otherCapes: readonly Look[] = SEASON_CAPES.filter((_, house) => house !== houseId)
  return LOOK_KINDS.map((kind) => ({
    kind,
    looks: looksOfKind(kind).filter((look: Look) => !otherCapes.includes(look)),
  }))
}

/** Nano TOK of the look after the next one. Null if the next one is the last. */
export const priceAfterNext = ({ owned }: Wardrobe): number | null => {
  const bought = WARDROBE_LOOKS.filter((look) => owned.includes(look)).length + 1
  return bought < WARDROBE_LOOKS.length ? lookPriceNano(bought) : null
}
