import type { GameNames } from '#languages/game-names.ts'
import type { ArmyRank } from '#rules/army/army.ts'
import type { PetName } from '#rules/house/house-pets.ts'
import type { RankStep, TierName } from '#rules/season/ranks.ts'

let names: GameNames | null = null

/** Null for English. */
export const setNames = (next: GameNames | null): void => {
  names = next
}

export const leagueName = (name: TierName): string => names?.league[name] ?? name

export const rankTitle = ({ name, step }: Pick<RankStep, 'name' | 'step'>): string => `${leagueName(name)} ${step}`

export const armyTitle = ({ name, tier }: Pick<ArmyRank, 'name' | 'tier'>): string =>
  `${names?.army[name] ?? name} ${tier}`

export const translatedAbout = (slug: PetName): string | null => names?.houseAbout[slug] ?? null

/** Translates the English name that the server sends. */
export const itemName = (english: string): string => names?.item[english] ?? english

export const taskName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.task[id] ?? name

export const missionName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.mission[id] ?? name
