import type { CallData } from '#contracts/schemas.ts'
import { type GuildRole, hasRight } from '#rules/guild/guild.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { partsOf, playerView } from '#server/db/player-view.ts'
import { type OwnCard, type OwnGuild, ownGuildSelect } from './card-store.ts'
import { countRequests } from './request-store.ts'

type Me = CallData<'guild.me'>

export const OWN_GUILD_PARTS = { ownGuild: ownGuildSelect }

const cardOf = (own: OwnGuild | null): OwnCard | null => (own === null || own.guildId === null ? null : own)

const roleOf = ({ leads, helps }: OwnCard): GuildRole => (leads ? 'leader' : helps ? 'officer' : 'member')

const admits = (card: OwnCard): boolean =>
  hasRight({ role: roleOf(card), officerRights: card.officersAdmit ? ['admit'] : [] }, 'admit')

const onTheWire = (card: OwnCard, requests: number): NonNullable<Me> => {
  const { id, name, tag, emblem, level } = card
  return { id, name, tag, emblem, level, role: roleOf(card), requests: admits(card) ? requests : 0 }
}

/** The player's guild on home (T30). The number of requests is up to a minute old. */
export const ownGuildView = playerView(OWN_GUILD_PARTS, ({ ownGuild, deleted_at }): Me => {
  const card = cardOf(ownGuild)
  return card === null || deleted_at !== null ? null : onTheWire(card, card.requests)
})

/** Null without a guild, before onboarding and after deletion (T30). */
export const ownGuild = async ({ db, nowMs }: Scope, playerId: number): Promise<Me> => {
  const read = await readPlayerWith(db, playerId, partsOf(ownGuildView.reads, playerId, nowMs))
  const card = cardOf((read?.ownGuild ?? null) as OwnGuild | null)
  if (!read || read.deleted_at !== null || card === null) return null
  return onTheWire(card, admits(card) ? await countRequests(db, card.guildId) : 0)
}
