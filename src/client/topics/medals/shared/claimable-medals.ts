import type { Medal } from '#contracts/wire.ts'
import type { MedalType } from '#rules/medals/medals.ts'
import { extraTypes, marketTypes } from './waiting-medals.ts'

export const claimable = (medals: readonly Medal[]): readonly Medal[] =>
  medals.filter(({ status }) => status === 'claimable')

const claimableAmong = (
  medals: readonly Medal[],
  among: (types: readonly MedalType[]) => readonly MedalType[],
): readonly Medal[] => claimable(medals).filter(({ type }) => among([type]).length > 0)

export const claimableMarket = (medals: readonly Medal[]): readonly Medal[] => claimableAmong(medals, marketTypes)

export const claimableExtra = (medals: readonly Medal[]): readonly Medal[] => claimableAmong(medals, extraTypes)

export interface MedalGain {
  readonly asset: 'tok' | 'star' | 'material-awake-stone'
  /** TOK in nano, other rewards whole. */
  readonly amount: number
}

/** Sum of the medals' rewards. Both gold-extra medals together bring twice as much (row 164). */
export const gainsOf = (medals: readonly Pick<Medal, 'metadata'>[]): readonly MedalGain[] => {
  const sum = (of: (medal: Pick<Medal, 'metadata'>) => number): number =>
    medals.reduce((all, medal) => all + of(medal), 0)
  const gains: readonly MedalGain[] = [
    { asset: 'tok', amount: sum(({ metadata }) => metadata.tok) },
    { asset: 'star', amount: sum(({ metadata }) => metadata.star) },
    { asset: 'material-awake-stone', amount: sum(({ metadata }) => metadata.materials['material-awake-stone'] ?? 0) },
  ]
  return gains.filter(({ amount }) => amount > 0)
}
