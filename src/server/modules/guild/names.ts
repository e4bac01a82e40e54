import { lookOf } from '#rules/look-alikes.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { freeName, takeName } from './name-store.ts'
import { skeletonOf } from './skeleton.ts'
import type { GuildRow } from './store.ts'

type Names = Pick<GuildRow, 'slug' | 'name' | 'tag'>

/** How long a name stays reserved after its guild was dissolved or renamed. */
const NAME_KEPT_MS = MS_PER_DAY

/**
 * A name takes a key for its text, its look and its UTS 39 skeleton: look and skeleton each find twins that the other misses. Sorted,
 * against deadlocks.
 */
export const keysOf = (names: Partial<Names>): string[] => {
  const lookKeys = (kind: string, text: string | undefined): readonly string[] =>
    text === undefined
      ? []
      : [`${kind}:${text.toLowerCase()}`, `${kind}-look:${lookOf(text)}`, `${kind}-skeleton:${skeletonOf(text)}`]
  const slugKeys = names.slug === undefined ? [] : [`slug:${names.slug}`]
  return [...slugKeys, ...lookKeys('name', names.name), ...lookKeys('tag', names.tag)].sort()
}

/** @throws ApiError `guild-exists` if another guild has one of the names, or a look-alike */
export const takeNames = async (db: Db, guildId: number, names: Partial<Names>, nowMs: number): Promise<void> => {
  for (const key of keysOf(names)) {
    if (!(await takeName(db, key, guildId, nowMs))) throw new ApiError('guild-exists')
  }
}

export const freeNames = async (db: Db, guild: GuildRow, nowMs: number): Promise<void> => {
  for (const key of keysOf(guild)) await freeName(db, key, Number(guild.id), nowMs + NAME_KEPT_MS)
}

const otherNames = (guild: Names, { slug, name, tag }: Names): Partial<Names> => ({
  ...(slug !== guild.slug && { slug }),
  ...(name !== guild.name && { name }),
  ...(tag !== guild.tag && { tag }),
})

/** Requires the guild's lock. @throws ApiError `guild-exists` */
export const exchangeNames = async (db: Db, guild: GuildRow, names: Names, nowMs: number): Promise<void> => {
  const guildId = Number(guild.id)
  await takeNames(db, guildId, otherNames(guild, names), nowMs)
  const kept = keysOf(names)
  for (const key of keysOf(guild)) {
    if (!kept.includes(key)) await freeName(db, key, guildId, nowMs + NAME_KEPT_MS)
  }
}
