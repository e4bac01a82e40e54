import { type RawBuilder, sql } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { answersRequests, type GuildRole } from '../../../rules/guild/guild.ts'
import type { CallScope } from '../../call-scope.ts'
import { readPlayerWith } from '../../db/player-read.ts'
import { partsOf, playerView, rowOf } from '../../db/player-view.ts'
import { countRequests } from './request-store.ts'

type Me = CallData<'guild.me'>
type Card = Omit<NonNullable<Me>, 'role'> & {
  readonly guildId: number
  readonly leads: boolean
  readonly helps: boolean
}

/** The card of the player's guild, with the player's role by it; null without a guild. */
const ownCardPart = (playerId: number): RawBuilder<Card | null> =>
  rowOf(sql<Card>`
    select c.guild_id as "guildId", slug as id, name, tag, emblem, level, requests, leader_id = ${playerId}::bigint as leads,
      ${playerId}::bigint = any(officers) as helps
    from guild_memberships m join guild_cards c on c.guild_id = m.guild_id where m.player_id = ${playerId}::bigint`)

const roleOf = ({ leads, helps }: Card): GuildRole => (leads ? 'leader' : helps ? 'officer' : 'member')

const onTheWire = (card: Card, requests: number): NonNullable<Me> => {
  const { id, name, tag, emblem, level } = card
  const role = roleOf(card)
  return { id, name, tag, emblem, level, role, requests: answersRequests(role) ? requests : 0 }
}

/** GET guild/me (T30) in home's opening, where requests that wait are at most a minute old. */
export const ownGuildView = playerView(
  { ownCard: ownCardPart },
  ({ ownCard, deleted_at }): Me =>
    ownCard === null || deleted_at !== null ? null : onTheWire(ownCard, ownCard.requests),
)

/** GET guild/me: null without a guild, and before one is a player (T30). */
export const ownGuild = async ({ db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>, playerId: number): Promise<Me> => {
  const read = await readPlayerWith(db, playerId, partsOf(ownGuildView.reads, playerId, nowMs))
  const card = (read?.ownCard ?? null) as Card | null
  if (!read || read.deleted_at !== null || card === null) return null
  return onTheWire(card, answersRequests(roleOf(card)) ? await countRequests(db, card.guildId) : 0)
}
