import { isTradeable } from '#client/topics/items/shared/dismantling.ts'
import type { GameConfig, OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import { awakenError, refinedItem, refineError, type SmithError, type SmithItem } from '#rules/blacksmith/blacksmith.ts'
import type { BulkItem } from '#rules/blacksmith/bulk-dismantle.ts'
import { type DismantleError, dismantleError } from '#rules/blacksmith/dismantle.ts'

export type SmithWork = 'refine' | 'awaken'

export const workOf = ({ rarity }: Pick<OwnEquipment, 'rarity'>): SmithWork =>
  rarity === 'prototype' ? 'awaken' : 'refine'

export interface SmithNeed {
  readonly slug: string
  readonly needed: number
  readonly held: number
}

type SmithConfig = Pick<GameConfig, 'equipment-upgrade-rate' | 'equipment-upgrade-cost' | 'equipment-awake-cost'>

export const needsOf = (
  settings: SmithConfig,
  { rarity }: Pick<OwnEquipment, 'rarity'>,
  materials: readonly OwnedMaterial[],
): readonly SmithNeed[] => {
  const costs = settings[rarity === 'prototype' ? 'equipment-awake-cost' : 'equipment-upgrade-cost'][rarity] ?? {}
  return Object.entries(costs).map(([slug, needed]) => ({
    slug,
    needed,
    held: materials.find((material) => material.slug === slug)?.quantity ?? 0,
  }))
}

export const hasAll = (needs: readonly SmithNeed[]): boolean => needs.every(({ held, needed }) => held >= needed)

/**
 * Prototypes are awakened, which always succeeds. Refining includes the guarantee after failures (R17). For rare and
 * better, which cannot be refined yet, the settings' rate.
 */
export const ratePercentOf = (settings: SmithConfig, { rarity, own }: Pick<OwnEquipment, 'rarity' | 'own'>): number =>
  rarity === 'prototype' ? 100 : own.refine_percent || (settings['equipment-upgrade-rate'][rarity] ?? 0)

const smithItemOf = ({ slug, name, type, rarity, equipment_stats: stats }: OwnEquipment): SmithItem => ({
  slug,
  name,
  type,
  rarity,
  stats,
})

export const smithErrorOf = (item: OwnEquipment): SmithError | 'item-on-sale' | null => {
  if (item.status === 'on-sale') return 'item-on-sale'
  return workOf(item) === 'awaken' ? awakenError(smithItemOf(item)) : refineError(item)
}

/** The item after the work, without the bonus line that the server draws (B2.6). */
export const improvedItem = (item: OwnEquipment): SmithItem =>
  workOf(item) === 'awaken' ? smithItemOf(item) : refinedItem(smithItemOf(item), [])

type Lines = Pick<OwnEquipment, 'equipment_stats'>

export const newLines = (before: Lines, after: Lines): OwnEquipment['equipment_stats'] =>
  after.equipment_stats.filter(
    ({ primary, type }) => !primary && !before.equipment_stats.some((line) => !line.primary && line.type === type),
  )

export const bulkItemOf = (item: OwnEquipment): BulkItem & { readonly item: OwnEquipment } => ({
  id: item.id,
  type: item.type,
  rarity: item.rarity,
  status: item.status,
  stats: item.equipment_stats,
  locked: item.own.locked,
  bound: item.own.bound,
  tradeable: isTradeable(item.slug),
  item,
})

/** Null if the item can be dismantled (row 119, T21). */
export const dismantleErrorOf = (item: OwnEquipment): DismantleError | null => dismantleError(bulkItemOf(item))
