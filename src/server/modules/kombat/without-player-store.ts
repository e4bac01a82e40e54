import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of a fight's `result` in which one side is anonymous (R43): named `name`, with id 0 and no pet name. Keeps what verification needs.
 */
export const withoutPlayer = (fighter: 'user' | 'enemy', name: string): RawBuilder<unknown> => {
  const at = (...keys: readonly string[]): RawBuilder<unknown> => sql`${[fighter, ...keys]}::text[]`
  return sql`jsonb_set(jsonb_set(result #- ${at('pet_name')}, ${at('user_id')}, '0'),
    ${at('username')}, ${JSON.stringify(name)}::jsonb)`
}
