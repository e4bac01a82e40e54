import type { GameNames } from '../../languages/game-names.ts'
import type { ArmyRank } from '../../rules/army/army.ts'
import type { PetName } from '../../rules/house/house-pets.ts'
import type { RankStep, TierName } from '../../rules/season/ranks.ts'

let names: GameNames | null = null

/** Sets the names of the page's language; null for English. */
export const setNames = (next: GameNames | null): void => {
  names = next
}

/** A league of the PvP ladder: 'Gold'. */
export const leagueName = (name: TierName): string => names?.league[name] ?? name

/** A step of the PvP ladder: 'Gold III' (row 158). */
export const rankTitle = ({ name, step }: Pick<RankStep, 'name' | 'step'>): string => `${leagueName(name)} ${step}`

/** A rank of the army: 'Rook II' (row 159). */
export const armyTitle = ({ name, tier }: Pick<ArmyRank, 'name' | 'tier'>): string =>
  `${names?.army[name] ?? name} ${tier}`

/** What the page's language says of a house's pets; null where that is English. */
export const translatedAbout = (slug: PetName): string | null => names?.houseAbout[slug] ?? null

/** An item, by the English name that the server sends. */
export const itemName = (english: string): string => names?.item[english] ?? english

/** A task (row 60); the server's name for an unknown one. */
export const taskName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.task[id] ?? name

/** A mission of honor (row 57); the server's name for an unknown one. */
export const missionName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.mission[id] ?? name
