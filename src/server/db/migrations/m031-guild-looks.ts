import { type Kysely, type Migration, sql } from 'kysely'
import { lookOf } from '../../../rules/look-alikes.ts'

interface TakenName {
  readonly key: string
  readonly guild_id: bigint
  readonly free_from: Date | null
}

const BATCH = 1000

const withLook = ({ key, guild_id, free_from }: TakenName): TakenName => {
  const [kind, ...name] = key.split(':')
  return { key: `${kind}-look:${lookOf(name.join(':'))}`, guild_id, free_from }
}

/** Of guilds of one look one that stands keeps it, the oldest one. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<TakenName>`
    select key, guild_id, free_from from guild_names where key like 'name:%' or key like 'tag:%'
    order by free_from nulls first, guild_id`.execute(db)
  for (let from = 0; from < rows.length; from += BATCH) {
    const looks = rows.slice(from, from + BATCH).map(withLook)
    await sql`
      insert into guild_names (key, guild_id, free_from)
      select * from unnest(${looks.map(({ key }) => key)}::text[], ${looks.map(({ guild_id }) => guild_id)}::bigint[],
        ${looks.map(({ free_from }) => free_from)}::timestamptz[])
      on conflict (key) do nothing`.execute(db)
  }
}

/**
 * The looks of taken names and tags of guilds, beside the names themselves, which older processes go on taking: while they run beside
 * this one, a guild that they found has no look yet, and one that they dissolve keeps its look.
 */
export const m031GuildLooks: Migration = { up }
