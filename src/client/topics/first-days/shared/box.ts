import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { Equipment, FirstDayClaim, FirstDays } from '#contracts/wire.ts'
import type { FirstDaysStep } from '#rules/first-days/first-days.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import { isMaterial } from '#rules/items/materials.ts'
import type { Rarity } from '#rules/items/rarities.ts'

/** `FirstDays` is null if the player has no steps, or none left. */
export type OpenFirstDays = NonNullable<FirstDays>
type Step = OpenFirstDays['steps'][number]

export interface Box {
  readonly name: FirstDaysStep | 'sword'
  readonly state: Step['state']
  /** Null if hidden until the box is opened. */
  readonly picture: IconArt | null
  readonly rarity: Rarity | null
  /** Null for the sword. */
  readonly goal: { readonly counts: Step['counts']; readonly needed: number; readonly done: number } | null
}

export interface BoxContent {
  readonly item: Equipment | null
  readonly materials: FirstDayClaim['materials']
  readonly star: number
}

const SWORD: Box = {
  name: 'sword',
  state: 'ready',
  picture: { url: kindPicture('sword', 'prototype') },
  rarity: 'prototype',
  goal: null,
}

const pictureOfStep = ({ box, item, materials, star }: Step): IconArt | null => {
  if (item) return item.image_url === null ? null : { url: item.image_url }
  if (box) return `box-${box}`
  if (star > 0) return 'star'
  const slug = materials[0]?.slug ?? ''
  return isMaterial(slug) ? slug : null
}

export const boxesOf = (days: OpenFirstDays, isSwordWaiting: boolean): Box[] => [
  ...(isSwordWaiting ? [SWORD] : []),
  ...days.steps.map(
    (step): Box => ({
      name: step.step,
      state: step.state,
      picture: pictureOfStep(step),
      rarity: step.item?.rarity ?? null,
      goal: { counts: step.counts, needed: step.needed, done: Math.min(days[step.counts], step.needed) },
    }),
  ),
]

/** A ready box first, then the next by wins, then the next by days; null for none. */
export const nextBox = (boxes: readonly Box[]): Box | null =>
  boxes.find(({ state }) => state === 'ready') ??
  boxes.find(({ state, goal }) => state === 'ahead' && goal?.counts === 'wins') ??
  boxes.find(({ state }) => state === 'ahead') ??
  null

export const chestOf = ({ name, rarity }: Pick<Box, 'name' | 'rarity'>): BoxKind => {
  if (name === 'day-7') return 'titanium'
  return name === 'win-15' || rarity === 'uncommon' ? 'iron' : 'wood'
}
