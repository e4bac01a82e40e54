import { formatNumber } from '#client/ui/format/format.ts'
import { BURNING_HELL, type EquippedStone, FROST_PRISON, LUCK_LEECH } from '#rules/stones/stones.ts'

export interface StoneNumber {
  readonly key: 'burnChance' | 'burnTick' | 'freezeChance' | 'enemyLuck' | 'ownCrit'
  /** '12%', '-1.5%', '+0.75%'. */
  readonly value: string
}

const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const percent = (value: number): string => formatNumber(value, PERCENT)
const signed = (value: number): string => formatNumber(value, { ...PERCENT, signDisplay: 'exceptZero' })

export const stoneNumbers = ({ type, level }: EquippedStone): readonly StoneNumber[] => {
  switch (type) {
    case 'burning-hell':
      return [
        { key: 'burnChance', value: percent(BURNING_HELL.chancePercent[level]) },
        { key: 'burnTick', value: percent(BURNING_HELL.tickPercent[level]) },
      ]
    case 'frost-prison':
      return [{ key: 'freezeChance', value: percent(FROST_PRISON.chancePercent[level]) }]
    case 'luck-leech': {
      const points = LUCK_LEECH.points[level]
      return [
        { key: 'enemyLuck', value: signed(-points) },
        { key: 'ownCrit', value: signed(points * LUCK_LEECH.ownShare) },
      ]
    }
  }
}
