import { GrammyError } from 'grammy'
import { type BotAccess, createBotApi } from './bot-api.ts'

/**
 * The bot must be an administrator of the chats. Each method throws an Error when the messenger does not answer or
 * refuses. A user whom the messenger does not know is no error: neither member nor booster.
 */
export interface Chats {
  isMember(chat: string, userId: number): Promise<boolean>
  isBooster(chat: string, userId: number): Promise<boolean>
  post(chat: string, text: string): Promise<void>
}

const TIMEOUT_S = 4
// The messenger's answer for a user without membership.
const STRANGER = /user not found|member not found|PARTICIPANT_ID_INVALID|USER_ID_INVALID/i

const isStranger = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && STRANGER.test(error.description)

/** `@name` from `https://t.me/name`. Null for invitations and folders, which name no chat. */
export const chatOfLink = (url: string): string | null => {
  const name = /^https:\/\/t\.me\/(?:boost\/)?([a-z]\w{3,31})\/?$/i.exec(url)?.[1]
  return name === undefined ? null : `@${name}`
}

export const createChats = (access: BotAccess): Chats => {
  const api = createBotApi(access, TIMEOUT_S)
  return {
    isMember: async (chat, userId) => {
      try {
        const member = await api.getChatMember(chat, userId)
        if (member.status === 'restricted') return member.is_member
        return ['creator', 'administrator', 'member'].includes(member.status)
      } catch (error) {
        if (isStranger(error)) return false
        throw error
      }
    },
    isBooster: async (chat, userId) => {
      try {
        return (await api.getUserChatBoosts(chat, userId)).boosts.length > 0
      } catch (error) {
        if (isStranger(error)) return false
        throw error
      }
    },
    post: async (chat, text) => {
      await api.sendMessage(chat, text, { link_preview_options: { is_disabled: true } })
    },
  }
}
