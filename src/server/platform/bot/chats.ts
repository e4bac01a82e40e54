import { Api, type ApiClientOptions, GrammyError } from 'grammy'

/** Queries of the messenger about players in chats, where the bot must be an administrator. */
export interface Chats {
  /** Whether the user is in the chat now. @throws Error when the messenger does not answer */
  isMember(chat: string, userId: number): Promise<boolean>
  /** Whether the user boosts the chat now. @throws Error when the messenger does not answer */
  isBooster(chat: string, userId: number): Promise<boolean>
}

export interface BotApiOptions {
  readonly token: string
  readonly apiRoot: string
  /** The network; the library's own unless local mode stands in for it. */
  readonly fetch?: ApiClientOptions['fetch']
}

const TIMEOUT_S = 4
// The messenger's error texts for an unknown member.
const STRANGER = /user not found|member not found|PARTICIPANT_ID_INVALID|USER_ID_INVALID/i

const isStranger = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && STRANGER.test(error.description)

/** The chat `@name` of a public link like `https://t.me/name`, or null: invitations and folders name none. */
export const chatOfLink = (url: string): string | null => {
  const name = /^https:\/\/t\.me\/(?:boost\/)?([a-z]\w{3,31})\/?$/i.exec(url)?.[1]
  return name === undefined ? null : `@${name}`
}

/** Asks the messenger's Bot API. */
export const createChats = ({ token, apiRoot, fetch }: BotApiOptions): Chats => {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_S, ...(fetch ? { fetch } : {}) })
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
  }
}
