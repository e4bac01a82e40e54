import {
  type AwakenOdds,
  type RefineOdds,
  type RefineOutcome,
  rollAwaken,
  rollRefine,
} from '#rules/blacksmith/blacksmith.ts'
import { type RerollOdds, rollReroll } from '#rules/blacksmith/re-roll.ts'
import {
  type BossItemOdds,
  type PrizeItemOdds,
  type PrizeStoneOdds,
  rollBossItem,
  rollPrizeItem,
  rollPrizeStone,
  rollSkinCraft,
  type SkinCraftOdds,
} from '#rules/boss/prize-rolls.ts'
import { type ChestOdds, rollChest } from '#rules/chests/chest-odds.ts'
import { type HuntOdds, type HuntOutcome, rollHunt } from '#rules/hunt/hunts.ts'
import { type BoxOdds, openBox } from '#rules/items/boxes.ts'
import type { ItemStat } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { rollWeaponBox, type WeaponBoxOdds } from '#rules/items/weapon-box.ts'
import { canonicalJson } from '#rules/kombat/commitment-text.ts'
import { createRng, type Rng } from '#rules/prng.ts'

export const TURN_OVERS_A_DAY = 100
export const ROLLS_KEPT_DAYS = 90

/** The kinds of a player's random rolls, with the stored odds and outcome of each (R46). */
export interface LuckRolls {
  readonly refine: { readonly odds: RefineOdds; readonly outcome: RefineOutcome }
  readonly awaken: { readonly odds: AwakenOdds; readonly outcome: { readonly lines: readonly ItemStat[] } }
  readonly 're-roll': { readonly odds: RerollOdds; readonly outcome: { readonly lines: readonly ItemStat[] } }
  readonly box: { readonly odds: BoxOdds; readonly outcome: { readonly materials: readonly MaterialStack[] } }
  readonly hunt: { readonly odds: HuntOdds; readonly outcome: HuntOutcome }
  readonly 'prize-item': { readonly odds: PrizeItemOdds; readonly outcome: ReturnType<typeof rollPrizeItem> }
  readonly 'prize-stone': { readonly odds: PrizeStoneOdds; readonly outcome: ReturnType<typeof rollPrizeStone> }
  readonly 'boss-item': { readonly odds: BossItemOdds; readonly outcome: ReturnType<typeof rollBossItem> }
  readonly 'weapon-box': { readonly odds: WeaponBoxOdds; readonly outcome: ReturnType<typeof rollWeaponBox> }
  readonly 'skin-craft': { readonly odds: SkinCraftOdds; readonly outcome: ReturnType<typeof rollSkinCraft> }
  readonly 'win-chest': { readonly odds: ChestOdds; readonly outcome: ReturnType<typeof rollChest> }
}

export const LUCK_ROLL_NAMES = [
  'refine',
  'awaken',
  're-roll',
  'box',
  'hunt',
  'prize-item',
  'prize-stone',
  'boss-item',
  'weapon-box',
  'skin-craft',
  'win-chest',
] as const satisfies readonly (keyof LuckRolls)[]
export type LuckRollName = (typeof LUCK_ROLL_NAMES)[number]

type Rollers = { readonly [N in LuckRollName]: (rng: Rng, odds: LuckRolls[N]['odds']) => LuckRolls[N]['outcome'] }

const ROLLERS: Rollers = {
  refine: rollRefine,
  awaken: rollAwaken,
  're-roll': rollReroll,
  box: (rng, odds) => ({ materials: openBox(rng, odds) }),
  hunt: rollHunt,
  'prize-item': rollPrizeItem,
  'prize-stone': rollPrizeStone,
  'boss-item': rollBossItem,
  'weapon-box': rollWeaponBox,
  'skin-craft': rollSkinCraft,
  'win-chest': rollChest,
}

/**
 * The roll's seed is the HMAC-SHA-256 of this text, in lower-case hex. The HMAC's key is the server seed's 32 bytes,
 * not its hex text. The published SHA-256 is of the same 32 bytes (R46). @param number counts all rolls of the player
 * from 1, in all chains
 */
export const luckText = (clientSeed: string, number: number, name: LuckRollName): string =>
  `${clientSeed}:${number}:${name}`

export const rollLuck = <N extends LuckRollName>(
  seedHex: string,
  name: N,
  odds: LuckRolls[N]['odds'],
): LuckRolls[N]['outcome'] => {
  const roller: (rng: Rng, odds: LuckRolls[N]['odds']) => LuckRolls[N]['outcome'] = ROLLERS[name]
  return roller(createRng(seedHex), odds)
}

/** Ignores the name of an item, which can change after the roll. The slug identifies the item. */
const withoutItemName = (outcome: unknown): unknown => {
  if (typeof outcome !== 'object' || outcome === null || !('item' in outcome)) return outcome
  const { item } = outcome
  return typeof item === 'object' && item !== null ? { ...outcome, item: { ...item, name: null } } : outcome
}

/** Draws the roll again from seed and odds and compares the outcomes (R46). Also runs on the player's device. */
export const isHonestRoll = (
  seedHex: string,
  roll: { readonly name: LuckRollName; readonly odds: unknown; readonly outcome: unknown },
): boolean =>
  canonicalJson(withoutItemName(rollLuck(seedHex, roll.name, roll.odds as LuckRolls[LuckRollName]['odds']))) ===
  canonicalJson(withoutItemName(roll.outcome))
