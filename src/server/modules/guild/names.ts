import type { Kysely } from 'kysely'
import { lookOf } from '../../../rules/look-alikes.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { freeName, takeName } from './name-store.ts'
import { skeletonOf } from './skeleton.ts'
import type { GuildRow } from './store.ts'

type Names = Pick<GuildRow, 'slug' | 'name' | 'tag'>

/** How long after its end a guild's slug, name and tag stay its own. */
const NAME_KEPT_MS = MS_PER_DAY

/**
 * Keys that a guild reserves for some of its names. The look and the UTS 39 skeleton are both kept, because each finds twins that the
 * other misses. Sorted, against deadlocks.
 */
export const keysOf = (names: Partial<Names>): string[] => {
  const lookKeys = (kind: string, text: string | undefined): readonly string[] =>
    text === undefined
      ? []
      : [`${kind}:${text.toLowerCase()}`, `${kind}-look:${lookOf(text)}`, `${kind}-skeleton:${skeletonOf(text)}`]
  const slugKeys = names.slug === undefined ? [] : [`slug:${names.slug}`]
  return [...slugKeys, ...lookKeys('name', names.name), ...lookKeys('tag', names.tag)].sort()
}

/** Takes names for a guild. @throws Refusal `guild-exists` when another guild has one of them, or one that looks like it */
export const takeNames = async (
  db: Kysely<Database>,
  guildId: number,
  names: Partial<Names>,
  nowMs: number,
): Promise<void> => {
  for (const key of keysOf(names)) {
    if (!(await takeName(db, key, guildId, nowMs))) throw new Refusal('guild-exists')
  }
}

/** Frees the names of a guild that ends now, a day later. */
export const freeNames = async (db: Kysely<Database>, guild: GuildRow, nowMs: number): Promise<void> => {
  for (const key of keysOf(guild)) await freeName(db, key, Number(guild.id), nowMs + NAME_KEPT_MS)
}

/** Names that a rename changes. */
const otherNames = (guild: Names, { slug, name, tag }: Names): Partial<Names> => ({
  ...(slug !== guild.slug && { slug }),
  ...(name !== guild.name && { name }),
  ...(tag !== guild.tag && { tag }),
})

/**
 * Gives a guild other names: the old ones are free a day later. The caller holds its lock.
 * @throws Refusal `guild-exists` when another guild has one of them
 */
export const exchangeNames = async (
  db: Kysely<Database>,
  guild: GuildRow,
  names: Names,
  nowMs: number,
): Promise<void> => {
  const guildId = Number(guild.id)
  await takeNames(db, guildId, otherNames(guild, names), nowMs)
  const kept = keysOf(names)
  for (const key of keysOf(guild)) {
    if (!kept.includes(key)) await freeName(db, key, guildId, nowMs + NAME_KEPT_MS)
  }
}
