import { type MedalType, marketMedalOf } from '#rules/medals/medals.ts'

/** Market medals except gold-extra (row 163). */
export const marketTypes = (types: readonly MedalType[]): readonly MedalType[] =>
  types.filter((type) => {
    const market = marketMedalOf(type)
    return market !== null && market.step !== 'gold-extra'
  })

/** The gold-extra medals: none, one or both (row 164). */
export const extraTypes = (types: readonly MedalType[]): readonly MedalType[] =>
  types.filter((type) => marketMedalOf(type)?.step === 'gold-extra')
