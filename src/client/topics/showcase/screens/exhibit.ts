import type { TFunction } from 'i18next'
import { iconUrl } from '#assets/manifest/packs.ts'
import { itemName } from '#client/i18n/names.ts'
import { medalName } from '#client/topics/medals/shared/medal-name.ts'
import { medalUrl } from '#client/topics/medals/shared/medal-picture.tsx'
import { lookUrl } from '#client/topics/season-path/shared/look-picture.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { Medal, OwnEquipment, OwnedStone, SeasonLook } from '#contracts/wire.ts'
import { RARITIES, type Rarity, starsOf } from '#rules/items/rarities.ts'

export type ShownShowcase = CallData<'showcase.mine'>
export type ShownExhibit = NonNullable<ShownShowcase['places'][number]>

export const exhibitPicture = ({ item, look, stone, medal }: ShownExhibit): string => {
  if (item) return pictureOf(item)
  if (stone) return iconUrl(stoneIcon(stone.type, stone.level))
  if (look) return lookUrl(look)
  return medal ? medalUrl({ type: medal.type, metadata: medal }) : ''
}

/** Such as 'Tidal Edge', 'Flame stone, level 2' or 'Season I Hero'. */
export const exhibitName = (t: TFunction, { item, look, stone, medal }: ShownExhibit): string => {
  if (item) return itemName(item.name)
  if (stone) return t('kombat.stoneLevel', { name: t(`kombat.stone.${stone.type}`), level: stone.level })
  if (look) return t(`showcase.look.${look.look}`, { season: look.season })
  return medal ? medalName(t, medal.type) : ''
}

/** The name with the item's rarity, for screen readers: 'Tidal Edge, Uncommon, 2 stars'. */
export const saidExhibit = (t: TFunction, exhibit: ShownExhibit): string => {
  const { item } = exhibit
  const name = exhibitName(t, exhibit)
  if (!item) return name
  const rarity = `${t(`ui.rarity.${item.rarity}`)}, ${t('ui.stars', { count: starsOf(item.rarity) })}`
  return [name, rarity, ...(item.status === 'on-sale' ? [t('showcase.onSale')] : [])].join(', ')
}

/** Null for a medal or a season's look, which are gold. */
export const exhibitRarity = ({ item, stone }: ShownExhibit): Rarity | null =>
  item?.rarity ?? (stone && RARITIES[stone.level]) ?? null

export const ofItem = (item: OwnEquipment): ShownExhibit => ({ kind: 'item', id: item.id, item })

export const ofStone = ({ id, type, level }: OwnedStone): ShownExhibit => ({
  kind: 'stone',
  id,
  stone: { type, level },
})

export const ofMedal = ({ type, metadata }: Medal): ShownExhibit => ({
  kind: 'medal',
  id: type,
  medal: { type, rarity: metadata.rarity, rank: metadata.rank },
})

export const ofLook = (look: SeasonLook): ShownExhibit => ({ kind: 'look', id: `${look.season}-${look.look}`, look })
