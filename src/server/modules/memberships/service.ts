import type { Kysely } from 'kysely'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Logger } from '../../logger.ts'
import type { Chats } from '../../platform/bot/chats.ts'
import { chatOfLink } from '../../platform/bot/chats.ts'
import { hasMembership, insertMembership } from './store.ts'

/** What asking the messenger about a player needs; `db` outside of any transaction that holds locks. */
export interface MembershipPorts {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly chats: Chats
}

/** The game's own channel: the link of CHANNELS named `news`, and its chat, null where a link names none. */
export const mainChannel = (
  config: Pick<ServerConfig, 'client'>,
): { readonly url: string; readonly chat: string | null } | null => {
  const url = config.client.channels.news
  return url === undefined ? null : { url, chat: chatOfLink(url) }
}

/** Whether the bot has ever seen this player in a chat. */
export const isKnownMember = (db: Kysely<Database>, playerId: number, chat: string): Promise<boolean> =>
  hasMembership(db, playerId, chat)

/** Asks the messenger whether a player is in a chat now, and notes it. @throws Error when the messenger does not say */
export const learnMembership = async (
  { db, nowMs, chats }: MembershipPorts,
  playerId: number,
  chat: string,
): Promise<boolean> => {
  if (!(await chats.isMember(chat, playerId))) return false
  await insertMembership(db, playerId, chat, nowMs)
  return true
}

/**
 * Asks about the game's own channel, unless the bot has seen the player there before.
 * @throws CallError `messenger-silent`
 */
export const learnMainMembership = async (
  ports: MembershipPorts & { readonly log: Logger },
  playerId: number,
  config: Pick<ServerConfig, 'client'>,
): Promise<void> => {
  const chat = mainChannel(config)?.chat
  if (chat == null || (await isKnownMember(ports.db, playerId, chat))) return
  try {
    await learnMembership(ports, playerId, chat)
  } catch (error) {
    ports.log.error({ err: error, chat }, 'the messenger did not say who is in the chat')
    throw new CallError('messenger-silent')
  }
}
