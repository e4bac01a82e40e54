import { iconUrl } from '#assets/manifest/packs.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { ItemCard, type ItemCardProps } from '#client/ui/items/item-card.tsx'
import { RARITIES } from '#rules/items/rarities.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'
import { useStoneName } from './stone-name.ts'

export interface StoneTileProps
  extends Pick<ItemCardProps, 'marks' | 'quantity' | 'selected' | 'disabled' | 'onPress' | 'size' | 'className'> {
  readonly stone: EquippedStone
}

export const StoneTile = ({ stone, ...rest }: StoneTileProps) => {
  const nameOf = useStoneName()
  return (
    <ItemCard
      {...rest}
      rarity={RARITIES[stone.level] ?? null}
      picture={iconUrl(stoneIcon(stone.type, stone.level))}
      label={nameOf(stone)}
    />
  )
}
