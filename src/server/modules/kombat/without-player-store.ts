import { type RawBuilder, sql } from 'kysely'

/** Anonymizes one side of a fight's `result` (R43): `name`, id 0, no pet name. Verification data stays. */
export const withoutPlayer = (fighter: 'user' | 'enemy', name: string): RawBuilder<unknown> => {
  const at = (...keys: readonly string[]): RawBuilder<unknown> => sql`${[fighter, ...keys]}::text[]`
  return sql`jsonb_set(jsonb_set(result #- ${at('pet_name')}, ${at('user_id')}, '0'),
    ${at('username')}, ${JSON.stringify(name)}::jsonb)`
}
