import {
  type AwakenOdds,
  type RefineOdds,
  type RefineOutcome,
  rollAwaken,
  rollRefine,
} from '../blacksmith/blacksmith.ts'
import { type RerollOdds, rollReroll } from '../blacksmith/re-roll.ts'
import {
  type BossItemOdds,
  type PrizeItemOdds,
  type PrizeStoneOdds,
  rollBossItem,
  rollPrizeItem,
  rollPrizeStone,
  rollSkinCraft,
  type SkinCraftOdds,
} from '../boss/prize-rolls.ts'
import { type HuntOdds, type HuntOutcome, rollHunt } from '../hunt/hunts.ts'
import { type BoxOdds, openBox } from '../items/boxes.ts'
import type { ItemStat } from '../items/items.ts'
import type { MaterialStack } from '../items/materials.ts'
import { rollWeaponBox, type WeaponBoxOdds } from '../items/weapon-box.ts'
import { canonicalJson } from '../kombat/commitment-text.ts'
import { createRng, type Rng } from '../prng.ts'

/** How often a player's seed can be turned over on a UTC day (R46). */
export const TURN_OVERS_A_DAY = 100
/** How long rolls are kept (R46). */
export const ROLLS_KEPT_DAYS = 90

/** Every roll of a player's luck, by name: the odds that are stored with it, and what comes of it (R46). */
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
}

/** Names of the rolls. */
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
}

/**
 * The text of a roll. Its HMAC-SHA256 in lower-case hex seeds the roll; the key is the server seed, the 32 bytes and not
 * their hex text, and so is what the SHA-256 shown from the start is made of (R46).
 * @param number the roll's number in the player's chain, from 1
 */
export const luckText = (clientSeed: string, number: number, name: LuckRollName): string =>
  `${clientSeed}:${number}:${name}`

/** What comes of a roll: the same seed and odds give the same on every machine (R46). */
export const rollLuck = <N extends LuckRollName>(
  seedHex: string,
  name: N,
  odds: LuckRolls[N]['odds'],
): LuckRolls[N]['outcome'] => {
  const roller: (rng: Rng, odds: LuckRolls[N]['odds']) => LuckRolls[N]['outcome'] = ROLLERS[name]
  return roller(createRng(seedHex), odds)
}

/** An item's name may be another one since the roll; its slug says which item it is. */
const withoutItemName = (outcome: unknown): unknown => {
  if (typeof outcome !== 'object' || outcome === null || !('item' in outcome)) return outcome
  const { item } = outcome
  return typeof item === 'object' && item !== null ? { ...outcome, item: { ...item, name: null } } : outcome
}

/**
 * Whether a stored roll is what its seed and its odds give (R46); the page of luck verifies with it on the player's own device.
 */
export const isHonestRoll = (
  seedHex: string,
  roll: { readonly name: LuckRollName; readonly odds: unknown; readonly outcome: unknown },
): boolean =>
  canonicalJson(withoutItemName(rollLuck(seedHex, roll.name, roll.odds as LuckRolls[LuckRollName]['odds']))) ===
  canonicalJson(withoutItemName(roll.outcome))
