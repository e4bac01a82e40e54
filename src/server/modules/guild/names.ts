import type { Kysely } from 'kysely'
import { lookOf } from '../../../rules/look-alikes.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { freeName, heldKeys, takeName } from './name-store.ts'
import { skeletonOf } from './skeleton.ts'
import { type GuildRow, lockGuild, namesOfGuilds } from './store.ts'

type Names = Pick<GuildRow, 'slug' | 'name' | 'tag'>

/** After dissolution or rename. */
const NAME_KEPT_MS = MS_PER_DAY
const PAGE = 1000

/** Look and UTS 39 skeleton, because each finds twins that the other misses. Sorted, against deadlocks. */
export const keysOf = (names: Partial<Names>): string[] => {
  const lookKeys = (kind: string, text: string | undefined): readonly string[] =>
    text === undefined
      ? []
      : [`${kind}:${text.toLowerCase()}`, `${kind}-look:${lookOf(text)}`, `${kind}-skeleton:${skeletonOf(text)}`]
  const slugKeys = names.slug === undefined ? [] : [`slug:${names.slug}`]
  return [...slugKeys, ...lookKeys('name', names.name), ...lookKeys('tag', names.tag)].sort()
}

/** @throws Refusal `guild-exists` if another guild has one, or a look-alike */
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

/** A day later. */
export const freeNames = async (db: Kysely<Database>, guild: GuildRow, nowMs: number): Promise<void> => {
  for (const key of keysOf(guild)) await freeName(db, key, Number(guild.id), nowMs + NAME_KEPT_MS)
}

/** Leaves out unchanged names, because an older guild may hold the same key. */
const otherNames = (guild: Names, { slug, name, tag }: Names): Partial<Names> => ({
  ...(slug !== guild.slug && { slug }),
  ...(name !== guild.name && { name }),
  ...(tag !== guild.tag && { tag }),
})

/** Old names are free a day later. Requires the guild's lock. @throws Refusal `guild-exists` */
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

/** Under the guild's lock: a concurrent rename would otherwise leave keys of the old name. */
const reserveKeys = (db: Kysely<Database>, guildId: number, nowMs: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const guild = await lockGuild(trx, guildId)
    for (const key of guild ? keysOf(guild) : []) await takeName(trx, key, guildId, nowMs)
    return guild !== undefined
  })

/**
 * Reserves what guilds have not reserved yet: those founded before a kind of key existed, or by an older build beside this one. Of two
 * such twins the older guild gets the key, and both keep their names.
 * @returns how many guilds lacked a key
 */
export const reserveMissingKeys = async (db: Kysely<Database>, nowMs: number): Promise<number> => {
  let lacking = 0
  let afterId = 0n
  for (;;) {
    const page = await namesOfGuilds(db, afterId, PAGE)
    const last = page.at(-1)
    if (!last) return lacking
    afterId = last.id
    const held = await heldKeys(db, page.flatMap(keysOf), nowMs)
    for (const guild of page.filter((guild) => keysOf(guild).some((key) => !held.has(key)))) {
      if (await reserveKeys(db, Number(guild.id), nowMs)) lacking += 1
    }
  }
}
