import { SPECIAL_DRAWINGS } from '#assets/art/gear/specials/all.ts'
import { drawKey } from '#assets/art/icons/keys.ts'
import { drawSupply } from '#assets/art/icons/supplies.ts'
import type { RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { SPECIAL_ITEMS, type SpecialItemIcon } from '#assets/manifest/special-items.ts'
import { ICON_BOX } from './icon-sources.ts'
import type { OutputSource } from './output.ts'
import { pictureOutput } from './picture-sources.ts'

export const ITEM_ICON_PX = 112
const RARITY_INDEXES: readonly RarityIndex[] = [0, 1, 2, 3, 4, 5]

const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...[...SPECIAL_ITEMS.keys()].map((slug): [string, () => string] => [
    `item-special-${slug}`,
    SPECIAL_DRAWINGS[slug].icon,
  ]),
  ...RARITY_INDEXES.flatMap((rarity): [string, () => string][] => [
    [`item-supply-${rarity}`, () => drawSupply(rarity)],
    [`item-key-${rarity}`, () => drawKey(rarity)],
  ]),
])

export const specialItemSource = (name: SpecialItemIcon): OutputSource => {
  const draw = DRAWINGS.get(name)
  if (!draw) throw new Error(`"${name}" is in assets/manifest/special-items.ts but nothing draws it`)
  return pictureOutput(name, { svg: draw, box: ICON_BOX, pxPerUnit: ITEM_ICON_PX / ICON_BOX.width }, 80)
}
