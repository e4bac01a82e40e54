import { HOUSES } from '#rules/house/houses.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { aBuild, fullSet } from '#tests/rules/kombat/builds.ts'

/** Gear of the report: none, then a full set of each rarity from common on. */
export const GEARS = ['naked', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Gear = (typeof GEARS)[number]

export const HOUSE_IDS: readonly number[] = HOUSES.map((house) => house.id)

/** Stats of a build in a full set of `gear` without bonus lines. `items` replace that set. */
export const statsOf = ({
  gear,
  items = gear === 'naked' ? [] : fullSet(gear),
  ...build
}: Parameters<typeof aBuild>[0] & { readonly gear: Gear }): FightStats => aBuild({ ...build, items })
