import type { ArmyRank } from '#rules/army/army.ts'
import type { PetName } from '#rules/house/house-pets.ts'
import type { TierName } from '#rules/season/ranks.ts'

/** In languages other than English, whose names are in the rules and come from the server. */
export interface GameNames {
  readonly league: Readonly<Record<TierName, string>>
  readonly army: Readonly<Record<ArmyRank['name'], string>>
  /** By its pet (rows 69, 70). */
  readonly houseAbout: Readonly<Record<PetName, string>>
  /** By the English name. */
  readonly item: Readonly<Record<string, string>>
  /** By id. */
  readonly task: Readonly<Record<string, string>>
  /** By id. */
  readonly mission: Readonly<Record<string, string>>
}
