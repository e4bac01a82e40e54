import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { STAT_BAR_CAP } from '#rules/constants.ts'
import { type Contender, maxHpOf, profileOf } from '../contender.ts'

/** `cap` is the value at which B9 draws a full bar (attack 2442, HP 17958, luck 95.4 %). */
export interface StatBar {
  readonly key: 'attack' | 'hp' | 'luck'
  readonly value: number
  readonly cap: number
  readonly isPercent: boolean
}

/** The luck bar shows the critical rate (row 78, B9). A boss has only health (row 143). */
export const statBars = (contender: Contender): readonly StatBar[] => {
  const health: StatBar = { key: 'hp', value: maxHpOf(contender), cap: STAT_BAR_CAP.hp, isPercent: false }
  const profile = profileOf(contender)
  if (!profile) return [health]
  return [
    { key: 'attack', value: profile.attack_point, cap: STAT_BAR_CAP.attack, isPercent: false },
    health,
    { key: 'luck', value: profile.luck_critical_rate, cap: STAT_BAR_CAP.critPercent, isPercent: true },
  ]
}

/** A row of the detailed tab. CRIT Rate, CRIT DMG, Evasion, Life-steal and Reflect carry a percent sign (row 20). */
export interface StatRow {
  readonly key: 'attack' | 'hp' | 'evasion' | 'critRate' | 'critDmg' | 'lifeSteal' | 'reflect'
  readonly value: number
  readonly isPercent: boolean
}

export const statRows = (contender: Contender): readonly StatRow[] => {
  if (contender.kind === 'boss') return [{ key: 'hp', value: contender.boss.health_point, isPercent: false }]
  const { profile } = contender
  return [
    { key: 'attack', value: profile.attack_point, isPercent: false },
    { key: 'hp', value: profile.health_point, isPercent: false },
    { key: 'evasion', value: profile.luck_evade_rate, isPercent: true },
    { key: 'critRate', value: profile.luck_critical_rate, isPercent: true },
    { key: 'critDmg', value: profile.critical_damage, isPercent: true },
    { key: 'lifeSteal', value: profile.life_steal, isPercent: true },
    { key: 'reflect', value: profile.reflect_rate, isPercent: true },
  ]
}

/** '1,240' or '12.5%'. */
export const statText = ({ value, isPercent }: { readonly value: number; readonly isPercent: boolean }): string =>
  isPercent ? formatPercent(value) : formatInteger(value)
