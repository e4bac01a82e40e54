import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Chats } from '#server/platform/bot/chats.ts'
import { chatOfLink } from '#server/platform/bot/chats.ts'
import { hasChannelMember, insertChannelMember } from './store.ts'

/** `db` must hold no locks, because the calls wait for the messenger. */
interface ChannelScope extends Scope {
  readonly chats: Chats
}

/** The channel `news` of the setting CHANNELS. Null without one. `chat` is null if its link names no chat. */
export const mainChannel = (
  config: Pick<ServerConfig, 'client'>,
): { readonly url: string; readonly chat: string | null } | null => {
  const url = config.client.channels.news
  return url === undefined ? null : { url, chat: chatOfLink(url) }
}

export const isKnownMember = (db: Db, playerId: number, chat: string): Promise<boolean> =>
  hasChannelMember(db, playerId, chat)

/** Stores the membership of a member. @throws Error if the messenger does not answer */
export const checkChannelMember = async ({ db, nowMs, chats }: ChannelScope, playerId: number, chat: string) => {
  if (!(await chats.isMember(chat, playerId))) return false
  await insertChannelMember(db, playerId, chat, nowMs)
  return true
}

/** Does not ask the messenger about a known member. @throws ApiError `messenger-silent` */
export const checkMainChannelMember = async (
  scope: ChannelScope & { readonly log: Logger },
  playerId: number,
  config: Pick<ServerConfig, 'client'>,
): Promise<void> => {
  const chat = mainChannel(config)?.chat
  if (chat == null || (await isKnownMember(scope.db, playerId, chat))) return
  try {
    await checkChannelMember(scope, playerId, chat)
  } catch (error) {
    scope.log.error({ err: error, chat }, 'the messenger did not answer who is in the chat')
    throw new ApiError('messenger-silent')
  }
}
