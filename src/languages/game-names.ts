import type { ArmyRank } from '#rules/army/army.ts'
import type { PetName } from '#rules/house/house-pets.ts'
import type { TierName } from '#rules/season/ranks.ts'

/**
 * Names in a language other than English; the English ones are in the rules, and the server sends them. `houseAbout` is
 * keyed by the house's pet (rows 69, 70), `item` by the English name, `task` and `mission` by id.
 */
export interface GameNames {
  readonly league: Readonly<Record<TierName, string>>
  readonly army: Readonly<Record<ArmyRank['name'], string>>
  readonly houseAbout: Readonly<Record<PetName, string>>
  readonly item: Readonly<Record<string, string>>
  readonly task: Readonly<Record<string, string>>
  readonly mission: Readonly<Record<string, string>>
}
