import { type PrizeItemOdds, prizeItemOdds } from '#rules/boss/prize-rolls.ts'
import { type BoxOdds, boxOdds } from '#rules/items/boxes.ts'
import type { ItemType } from '#rules/items/item-kinds.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { type WeaponBoxOdds, weaponBoxOdds } from '#rules/items/weapon-box.ts'
import type { LuckRolls } from '#rules/luck/luck.ts'
import type { OfferContents } from './offers.ts'

export type ChestRoll =
  | { readonly name: 'box'; readonly odds: BoxOdds }
  | { readonly name: 'weapon-box'; readonly odds: WeaponBoxOdds }
  | { readonly name: 'prize-item'; readonly odds: PrizeItemOdds }

/** Contents that are drawn at random. Set pieces are not among them: only their lines are drawn. */
const CHESTS = ['box', 'weapon-box', 'item-box'] as const
type ChestContents = Extract<OfferContents, { readonly kind: (typeof CHESTS)[number] }>

export const isChest = (contents: OfferContents): contents is ChestContents =>
  CHESTS.some((kind) => kind === contents.kind)

export const chestRoll = (contents: ChestContents): ChestRoll => {
  switch (contents.kind) {
    case 'box':
      return { name: 'box', odds: boxOdds(contents.box) }
    case 'weapon-box':
      return { name: 'weapon-box', odds: weaponBoxOdds() }
    case 'item-box':
      return { name: 'prize-item', odds: { ...prizeItemOdds('common'), types: [contents.type] } }
  }
}

export interface ChestLine {
  readonly what: string
  readonly percent: number
  readonly min: number
  readonly max: number
}

const SURE = 100
const WEAPON = 'sword'
const one = (what: string, percent: number): ChestLine => ({ what, percent, min: 1, max: 1 })
const itemKey = (type: ItemType, rarity: Rarity): string => `${type}-${rarity}`

export const chestLines = (roll: ChestRoll): readonly ChestLine[] => {
  switch (roll.name) {
    case 'box': {
      const { slug, min, max, awakeStonePercent } = roll.odds
      const stone = one('material-awake-stone', awakeStonePercent)
      return [{ what: slug, percent: SURE, min, max }, ...(awakeStonePercent > 0 ? [stone] : [])]
    }
    case 'weapon-box': {
      const { rarity, better, betterPercent } = roll.odds
      return [one(itemKey(WEAPON, rarity), SURE - betterPercent), one(itemKey(WEAPON, better), betterPercent)]
    }
    case 'prize-item':
      return roll.odds.types.map((type) => one(itemKey(type, roll.odds.rarity), SURE / roll.odds.types.length))
  }
}

export interface ChestDraw {
  readonly outcome: {
    readonly materials?: readonly MaterialStack[]
    readonly item?: Pick<LuckRolls['weapon-box']['outcome']['item'], 'type' | 'rarity'>
  }
  readonly times: number
}

export interface ChestLuckLine extends ChestLine {
  readonly expected: number
  readonly got: number
}

const countOf = ({ item, materials = [] }: ChestDraw['outcome'], what: string): number =>
  item
    ? Number(itemKey(item.type, item.rarity) === what)
    : materials.reduce((sum, { slug, quantity }) => sum + (slug === what ? quantity : 0), 0)

export const chestLuck = (
  roll: ChestRoll,
  drawn: readonly ChestDraw[],
): { readonly draws: number; readonly lines: readonly ChestLuckLine[] } => {
  const draws = drawn.reduce((sum, { times }) => sum + times, 0)
  return {
    draws,
    lines: chestLines(roll).map((line) => ({
      ...line,
      expected: (draws * line.percent * (line.min + line.max)) / 2 / SURE,
      got: drawn.reduce((sum, { outcome, times }) => sum + times * countOf(outcome, line.what), 0),
    })),
  }
}

/** Minimum draws before results are compared with the odds. Below this a single draw changes the result too much. */
export const DRAWS_THAT_TELL = 30
