import { type RawBuilder, sql } from 'kysely'

/**
 * Logarithmic: the lower bound of each step, in nano TOK, is 13 % above the previous one. SQL `give` must use the same
 * formula.
 */
export const tokStep = (amount: RawBuilder<unknown>): RawBuilder<number> => sql`floor(8 * ln(1 + (${amount})::float8))`
