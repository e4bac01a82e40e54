import { type RawBuilder, sql } from 'kysely'

/**
 * The step that an amount of nano TOK stands on, 13 % above the one below. The functions of the database count as this does
 * (`give`): where a balance comes to another step, and whatever one does that is watched, is noted for the TOK board.
 */
export const tokStep = (amount: RawBuilder<unknown>): RawBuilder<number> => sql`floor(8 * ln(1 + (${amount})::float8))`
