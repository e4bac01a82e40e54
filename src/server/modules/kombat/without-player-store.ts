import { type RawBuilder, sql } from 'kysely'

/**
 * The column `result` of a fight without one of its players (R43): `name` in place of the own one, id 0, and no name of the pet. What the
 * fight is verified by stays.
 */
export const withoutPlayer = (fighter: 'user' | 'enemy', name: string): RawBuilder<unknown> => {
  const at = (...keys: readonly string[]): RawBuilder<unknown> => sql`${[fighter, ...keys]}::text[]`
  return sql`jsonb_set(jsonb_set(result #- ${at('pet_name')}, ${at('user_id')}, '0'),
    ${at('username')}, ${JSON.stringify(name)}::jsonb)`
}
