import type { ArmyRank } from '../../rules/army.ts'
import type { House } from '../../rules/houses.ts'
import type { RankStep, TierName } from '../../rules/ranks.ts'

/**
 * What the things of the game are called in a language other than English. Their English names stand in the rules and come
 * from the server.
 */
export interface GameNames {
  readonly league: Readonly<Record<TierName, string>>
  readonly army: Readonly<Record<ArmyRank['name'], string>>
  /** What is told of each house, by its id (rows 69, 70). */
  readonly houseAbout: readonly string[]
  /** By the English name. */
  readonly item: Readonly<Record<string, string>>
  /** By id. */
  readonly task: Readonly<Record<string, string>>
  /** By id. */
  readonly mission: Readonly<Record<string, string>>
}

let names: GameNames | null = null

/** Takes the names of the language that is spoken now; null for English. */
export const takeNames = (next: GameNames | null): void => {
  names = next
}

/** A league of the PvP ladder: 'Gold'. */
export const leagueName = (name: TierName): string => names?.league[name] ?? name

/** A step of the PvP ladder: 'Gold III' (row 158). */
export const rankTitle = ({ name, step }: Pick<RankStep, 'name' | 'step'>): string => `${leagueName(name)} ${step}`

/** A rank of the army: 'Rook II' (row 159). */
export const armyTitle = ({ name, tier }: Pick<ArmyRank, 'name' | 'tier'>): string =>
  `${names?.army[name] ?? name} ${tier}`

/** Who the pets of a house are and how they fight, in two sentences (rows 69, 70). */
export const houseAbout = ({ id, description, subDescription }: House): string =>
  names?.houseAbout[id] ?? `${description} ${subDescription}`

/** An item by the name that the server gives it. */
export const itemName = (english: string): string => names?.item[english] ?? english

/** A task (row 60); the server's name for one that is not known here. */
export const taskName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.task[id] ?? name

/** A mission of honor (row 57); the server's name for one that is not known here. */
export const missionName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  names?.mission[id] ?? name
