import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { type CardRow, findCard, writeCard } from './card-store.ts'
import { checkedNames } from './create.ts'
import { dissolve } from './membership.ts'
import { putMembership, putNews } from './membership-store.ts'
import { exchangeNames } from './names.ts'
import { deleteMember, findGuild, type GuildRow, lockGuild, type MemberRow, membersOf, updateGuild } from './store.ts'

export interface WholeGuild {
  readonly card: CardRow
  readonly guild: GuildRow
  readonly members: readonly MemberRow[]
}

export const wholeGuild = async (db: Db, slug: string): Promise<WholeGuild | undefined> => {
  const card = await findCard(db, slug)
  const guild = card && (await findGuild(db, Number(card.guild_id)))
  return guild && { card, guild, members: await membersOf(db, Number(guild.id)) }
}

export type OtherNames = Partial<Pick<GuildRow, 'slug' | 'name' | 'tag'>>

const standing = async ({ db }: CallScope, guildId: number): Promise<GuildRow> => {
  const guild = await lockGuild(db, guildId)
  if (!guild) throw new ApiError('guild-not-found')
  return guild
}

/** @returns the names before and after, normalized @throws ApiError `guild-not-found`, `invalid-guild-name`, `rude-guild-name`, `guild-exists` */
export const renameGuild = async (
  scope: CallScope,
  guildId: number,
  asked: OtherNames,
): Promise<Readonly<Record<'from' | 'to', Required<OtherNames>>>> => {
  const { db, nowMs } = scope
  const guild = await standing(scope, guildId)
  const { slug, name, tag } = guild
  const from = { slug, name, tag }
  const names = checkedNames({ ...from, ...asked })
  await exchangeNames(db, guild, names, nowMs)
  await updateGuild(db, guildId, names)
  await writeCard(db, guildId)
  return { from, to: names }
}

/**
 * Requires the locks of the players `locked`. @returns false, without effect, if others joined meanwhile @throws ApiError
 * `guild-not-found`
 */
export const dissolveGuild = async (scope: CallScope, guildId: number, locked: readonly number[]): Promise<boolean> => {
  const { db, nowMs } = scope
  const guild = await standing(scope, guildId)
  const members = (await membersOf(db, guildId)).map(({ player_id }) => Number(player_id))
  if (members.some((id) => !locked.includes(id))) return false
  for (const playerId of members) {
    await deleteMember(db, guildId, playerId)
    await putMembership(db, playerId, { guild_id: null, joined_at: null })
    await putNews(db, playerId, 'kicked', nowMs)
  }
  await dissolve(scope, guild)
  return true
}

const NO_TEXT = {
  description: { description: '' },
  announcement: { announcement: null, announced_at: null },
} as const

export type GuildText = keyof typeof NO_TEXT

/** @returns the text before @throws ApiError `guild-not-found` */
export const clearGuildText = async (scope: CallScope, guildId: number, text: GuildText): Promise<string | null> => {
  const guild = await standing(scope, guildId)
  await updateGuild(scope.db, guildId, NO_TEXT[text])
  await writeCard(scope.db, guildId)
  return guild[text]
}
