import { Api, GrammyError, HttpError } from 'grammy'
import type { BotApiOptions } from './chats.ts'

/**
 * What became of a message: `blocked`: this player cannot be written to, now or later; `later`: refused for another reason;
 * `unknown`: no answer, so that it may have gone out.
 */
export type MessageOutcome = 'sent' | 'blocked' | 'later' | 'unknown'

/** The bot's messages to players. */
export interface Messages {
  /** Sends a text with one button below it. Never throws. */
  send(userId: number, text: string, button: { readonly text: string; readonly url: string }): Promise<MessageOutcome>
}

const TIMEOUT_S = 10
const FORBIDDEN = 403
const GONE = /chat not found|user is deactivated|PEER_ID_INVALID/i

const outcomeOf = (error: unknown): MessageOutcome => {
  if (error instanceof HttpError) return 'unknown'
  if (!(error instanceof GrammyError)) throw error
  // The player has stopped the bot or never let it write. Whatever else is refused is no fault of the player.
  return error.error_code === FORBIDDEN || GONE.test(error.description) ? 'blocked' : 'later'
}

/** Writes to players by the messenger's Bot API. */
export const createMessages = ({ token, apiRoot, fetch }: BotApiOptions): Messages => {
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_S, ...(fetch ? { fetch } : {}) })
  return {
    send: async (userId, text, button) => {
      try {
        await api.sendMessage(userId, text, { reply_markup: { inline_keyboard: [[button]] } })
        return 'sent'
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}
