import { type RawBuilder, sql } from 'kysely'

/** Logarithmic steps: a step is 13 % of nano TOK. SQL `give` must use the same formula. */
export const tokStep = (amount: RawBuilder<unknown>): RawBuilder<number> => sql`floor(8 * ln(1 + (${amount})::float8))`
