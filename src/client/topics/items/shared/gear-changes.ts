import type { IconName } from '#assets/manifest/packs.ts'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import type { Equipment } from '#contracts/wire.ts'
import { compareItem, type GearChange, type OutfitItem, type Wearer } from '#rules/kombat/outfit.ts'

export interface StatChange {
  readonly key: 'power' | 'attack' | 'hp' | 'critRate' | 'critDmg' | 'reflect' | 'lifeSteal'
  readonly icon: IconName
  /** '34' or '2.5%', without a sign. */
  readonly amount: string
  readonly isGain: boolean
}

const ROWS = [
  ['power', 'power', 'fight'],
  ['attack', 'attack', 'attack'],
  ['hp', 'maxHp', 'hp'],
  ['critRate', 'critPercent', 'luck'],
  ['critDmg', 'critDamagePercent', 'crit'],
  ['reflect', 'reflectPercent', 'skill-reflect'],
  ['lifeSteal', 'lifeStealPercent', 'skill-life-steal'],
] as const satisfies readonly (readonly [StatChange['key'], keyof GearChange, IconName])[]

const outfitItemOf = ({ id, type, equipment_stats }: Equipment): OutfitItem => ({
  id,
  type,
  stats: equipment_stats,
})

const amountOf = (field: keyof GearChange, value: number): string =>
  field.endsWith('Percent') ? formatPercent(Math.abs(value)) : formatInteger(Math.abs(value))

const changeOf = (wearer: Wearer, worn: readonly Equipment[], item: Equipment): GearChange =>
  compareItem(wearer, worn.filter(({ id }) => id !== item.id).map(outfitItemOf), outfitItemOf(item))

/** Power that the item would add, formatted. Null if it adds none. For long lists: formats only this one value. */
export const powerGainOf = (wearer: Wearer, worn: readonly Equipment[], item: Equipment): string | null => {
  const { power } = changeOf(wearer, worn, item)
  return power > 0 ? amountOf('power', power) : null
}

/** Power comes first; unchanged stats are left out (extra 15). A worn item is compared with an empty slot. */
export const changesOf = (wearer: Wearer, worn: readonly Equipment[], item: Equipment): readonly StatChange[] => {
  const change = changeOf(wearer, worn, item)
  return ROWS.flatMap(([key, field, icon]) => {
    const value = change[field]
    return value === 0 ? [] : [{ key, icon, amount: amountOf(field, value), isGain: value > 0 }]
  })
}
