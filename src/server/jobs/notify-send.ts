import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Logger } from '../logger.ts'
import { preferencesOf, withdrawWriteAccess } from '../modules/account/preferences.ts'
import type { Messages } from '../platform/bot/messages.ts'
import { languageCodeOf, moveNotification, type NotificationKey } from './notify-store.ts'
import { isWelcome } from './notify-when.ts'
import { languageOfPlayer, notificationWords } from './notify-words.ts'

/** Name of the job that sends one message. */
export const SEND_NOTIFICATION_JOB = 'send-notification'

/** What sending works with. */
export interface SendParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly messages: Messages
  readonly log: Logger
  /** What the button below the message opens. */
  readonly botLink: string
}

/**
 * Sends one message (extra 8), if it is still wanted. It is marked as sent before it goes out: better never than twice. Only
 * a refusal puts it back, for the job to try again.
 * @throws Error when the messenger has no time for it now
 */
export const sendNotification = async (
  { db, clock, messages, log, botLink }: SendParts,
  key: NotificationKey,
): Promise<void> => {
  const playerId = Number(key.playerId)
  const languageCode = await languageCodeOf(db, key.playerId)
  const { language, notifications } = await preferencesOf(db, playerId)
  if (languageCode === undefined || !isWelcome(notifications, key.kind, clock.nowMs())) {
    await moveNotification(db, key, 'waiting', 'skipped')
    return
  }
  if (!(await moveNotification(db, key, 'waiting', 'sent'))) return
  const { text, button } = notificationWords(key.kind, languageOfPlayer(language, languageCode))
  const outcome = await messages.send(playerId, text, { text: button, url: botLink })
  switch (outcome) {
    case 'sent':
      return
    case 'unknown':
      log.warn({ kind: key.kind }, 'nobody knows whether a message went out: it is not sent again')
      return
    case 'blocked':
      await inTransaction(db, async (trx) => {
        await moveNotification(trx, key, 'sent', 'refused')
        await withdrawWriteAccess(trx, playerId, clock.nowMs())
      })
      return
    case 'later':
      await moveNotification(db, key, 'sent', 'waiting')
      throw new Error('The messenger takes no messages now')
  }
}
