import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { touchListeners } from '../../db/listeners.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Logger } from '../../logger.ts'
import type { Messages } from '../../platform/bot/messages.ts'
import { playersByIds } from '../players/service.ts'
import { preferencesOf, withdrawWriteAccess } from '../preferences/service.ts'
import { isWelcome } from './schedule.ts'
import { moveNotification, type NotificationKey } from './store.ts'
import { languageOfPlayer, notificationTexts } from './texts.ts'

/** Name of the job that sends one message. */
export const SEND_NOTIFICATION_JOB = 'send-notification'

/** What sending a message needs. */
interface SendParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly messages: Messages
  readonly log: Logger
  /** Link of the button below the message. */
  readonly botLink: string
}

/**
 * Sends one message (extra 8), if it is still wanted. It is marked as sent before it goes out: better never than twice. Only
 * a refusal puts it back, for the job to retry.
 * @throws Error when the messenger refuses it for now
 */
export const sendNotification = async (
  { db, clock, messages, log, botLink }: SendParts,
  key: NotificationKey,
): Promise<void> => {
  const playerId = Number(key.playerId)
  const [player] = await playersByIds(db, [BigInt(playerId)])
  const { language, notifications } = await preferencesOf(db, playerId)
  if (player === undefined || !isWelcome(notifications, key.kind, clock.nowMs())) {
    await moveNotification(db, key, 'waiting', 'skipped')
    // The next message need not keep apart from this one.
    await touchListeners(db, [playerId], clock.nowMs())
    return
  }
  if (!(await moveNotification(db, key, 'waiting', 'sent'))) return
  const { text, button } = await notificationTexts(key, languageOfPlayer(language, player.language_code))
  const outcome = await messages.send(playerId, text, { text: button, url: botLink })
  switch (outcome) {
    case 'sent':
      return
    case 'unknown':
      log.warn({ kind: key.kind }, 'it is unknown whether a message went out: it is not sent again')
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
