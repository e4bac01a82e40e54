import { GrammyError } from 'grammy'
import { MS_PER_SECOND } from '#rules/units.ts'
import { type BotAccess, createBotApi, MessengerSilent } from './bot-api.ts'

/**
 * `blocked`: the bot may not write to the player. `later`: to be tried again after the wait that the messenger named,
 * if any. `unknown`: no answer, so the message may have been sent.
 */
type MessageOutcome =
  | { readonly is: 'sent' | 'blocked' | 'unknown' }
  | { readonly is: 'later'; readonly retryAfterMs: number | null }

export interface Messages {
  /** Sends a text with one button below it. A refusal or a missing answer is an outcome, no error. */
  send(userId: number, text: string, button: { readonly text: string; readonly url: string }): Promise<MessageOutcome>
}

const TIMEOUT_S = 10
const FORBIDDEN = 403
const GONE = /chat not found|user is deactivated|PEER_ID_INVALID/i

const outcomeOf = (error: unknown): MessageOutcome => {
  if (error instanceof MessengerSilent) return { is: 'unknown' }
  if (!(error instanceof GrammyError)) throw error
  // The player stopped the bot, never allowed it, or is gone. Other errors of the API say nothing about the player.
  if (error.error_code === FORBIDDEN || GONE.test(error.description)) return { is: 'blocked' }
  const { retry_after: retryAfterS } = error.parameters
  return { is: 'later', retryAfterMs: retryAfterS === undefined ? null : retryAfterS * MS_PER_SECOND }
}

export const createMessages = (access: BotAccess): Messages => {
  const api = createBotApi(access, TIMEOUT_S)
  return {
    send: async (userId, text, button) => {
      try {
        await api.sendMessage(userId, text, { reply_markup: { inline_keyboard: [[button]] } })
        return { is: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}
