import { Api, GrammyError, HttpError } from 'grammy'
import type { BotApiOptions } from './chats.ts'

/**
 * Outcome of a message: `blocked`: the bot may not write to this player; `later`: refused for another reason;
 * `unknown`: no answer, so that it may have gone out.
 */
type MessageOutcome = 'sent' | 'blocked' | 'later' | 'unknown'

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
  // The player has stopped the bot or never allowed it to write. Other refusals are not the player's.
  return error.error_code === FORBIDDEN || GONE.test(error.description) ? 'blocked' : 'later'
}

/** Sends messages by the messenger's Bot API. */
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
