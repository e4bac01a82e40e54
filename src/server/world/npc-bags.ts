import { armyStepOf } from '#rules/army/army.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { MaterialSlug, MaterialStack } from '#rules/items/materials.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { compareItem } from '#rules/kombat/outfit.ts'
import { AVERAGE_PER_WIN } from '#rules/kombat/rewards.ts'
import type { Rng } from '#rules/prng.ts'
import { TIER, tierOf } from '#rules/season/ranks.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { Tier } from '#rules/units.ts'
import type { Npc } from './npc.ts'

export interface NpcBag {
  readonly items: readonly RolledItem[]
  readonly materials: readonly MaterialStack[]
  readonly stones: readonly EquippedStone[]
}

type Carrier = Pick<Npc, 'houseId' | 'rank' | 'skill' | 'armyStarsSpent' | 'items' | 'stones' | 'wins'>

/** Lowest league in which a win drops the material. All leagues if absent (R13). */
const FROM_TIER: Readonly<Partial<Record<string, Tier>>> = {
  'material-ruby': TIER.Diamond,
  'material-diamond': TIER.Champion,
}

const LEFT_PERCENT = [10, 45] as const
/** Wins per item kept, because most drops were dismantled. */
const WINS_PER_ITEM = 40
const ITEMS_MAX = 12
const OLD_RARITIES: readonly Rarity[] = ['common', 'common', 'common', 'uncommon']
const AWAKE_STONE_PERCENT = 15
const LOOSE_STONE_PERCENT = 25

const worn = (items: readonly RolledItem[]) => items.map((item, index) => ({ ...item, id: String(index) }))

/** Old items exist only in slots that are filled, and are never stronger than what is worn. */
const oldItems = (rng: Rng, { houseId, skill, armyStarsSpent, items, stones, wins }: Carrier): RolledItem[] => {
  const wearer = { houseId, armyStep: armyStepOf(armyStarsSpent), stones, skill }
  const count = Math.min(ITEMS_MAX, Math.floor(wins / WINS_PER_ITEM) + rng.int(0, 2))
  const rolled = Array.from({ length: count }, () =>
    rollItem(rng, { type: rng.pick(WORN_TYPES), rarity: rng.pick(OLD_RARITIES) }),
  )
  return rolled.filter((item) => {
    const better = items.find(({ type }) => type === item.type)
    if (!better || starsOf(better.rarity) < starsOf(item.rarity)) return false
    return compareItem(wearer, worn(items), { ...item, id: 'old' }).power <= 0
  })
}

export const rollBag = (rng: Rng, carrier: Carrier): NpcBag => {
  const { wins } = carrier
  const { tier } = tierOf(carrier.rank)
  const left = rng.int(...LEFT_PERCENT) / 100
  const materials = Object.entries(AVERAGE_PER_WIN)
    .filter(([slug]) => tier >= (FROM_TIER[slug] ?? TIER.Bronze))
    .map(([slug, amount]) => ({ slug: slug as MaterialSlug, quantity: Math.floor(wins * amount * left) }))
  const awake: MaterialStack[] = rng.chance(AWAKE_STONE_PERCENT) ? [{ slug: 'material-awake-stone', quantity: 1 }] : []
  return {
    items: oldItems(rng, carrier),
    materials: [...materials, ...awake].filter(({ quantity }) => quantity > 0),
    stones:
      tier >= TIER.Gold
        ? STONE_TYPES.filter(() => rng.chance(LOOSE_STONE_PERCENT)).map((type) => ({ type, level: 1 as const }))
        : [],
  }
}
