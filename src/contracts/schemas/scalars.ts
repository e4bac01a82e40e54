import { z } from 'zod'
import { BOOST_TYPES } from '#rules/boosts/boost-sources.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { SIDES } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { STONE_LEVELS, STONE_TYPES } from '#rules/stones/stones.ts'
import { UPGRADE_TYPES } from '#rules/upgrades/upgrades.ts'

/** TOK amount in nano (×10⁹), an integer JSON number (T5). */
export const tokNano = z.int().meta({ description: 'TOK in nano (×10⁹)' })
export const star = z.int().nonnegative()
export const epochSeconds = z.int()
/** ISO-8601 instant with Z (T37). */
export const isoInstant = z.iso.datetime()
export const sha256Hex = z.string().regex(/^[\da-f]{64}$/)
/**
 * What a player still needs for tournament or vote: the missing fights, and when the account is old enough. Null if
 * nothing is missing.
 */
export const entryNeeds = z.object({ fights: z.int().nonnegative(), account_from: isoInstant }).nullable()
export const houseId = z
  .int()
  .min(0)
  .max(HOUSES.length - 1)
/** 12.5 means 12.5 % (R10). */
export const percent = z.number()
export const upgradeType = z.enum(UPGRADE_TYPES)
export const boostType = z.enum(BOOST_TYPES)
export const skillName = z.enum(SKILL_NAMES)
export const stance = z.enum(STANCES)
export const rarity = z.enum(RARITIES)
export const side = z.enum(SIDES)
export const stone = z.object({ type: z.enum(STONE_TYPES), level: z.literal(STONE_LEVELS) })
export const materialStacks = z.array(z.object({ slug: z.string(), quantity: z.int().positive() }))
export const pageNumber = (last: number) => z.coerce.number().int().min(1).max(last).default(1)

/** Place on the PvP board, frozen at a season's end (R28). */
export const finalPlace = z.int().min(1).max(50)
