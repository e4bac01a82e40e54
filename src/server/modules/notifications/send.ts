import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { isBannedNow } from '#server/calls/account-status.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { playersByIds } from '#server/modules/players/service.ts'
import { preferencesOf, withdrawWriteAccess } from '#server/modules/preferences/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Messages } from '#server/platform/bot/messages.ts'
import { KINDS } from './kinds.ts'
import { pauseLeftMs, pauseUntil } from './pause.ts'
import { isWelcome } from './schedule.ts'
import {
  changeNotificationState,
  postponeNotification,
  type WaitingNotification,
  waitingNotifications,
} from './store.ts'
import { languageOfPlayer, notificationTexts } from './texts.ts'

export interface SendDeps {
  readonly db: Db
  readonly clock: Clock
  readonly messages: Messages
  readonly log: Logger
  readonly botLink: string
}

/** After a longer outage of the messenger a message is out of date. */
const WAITS_MAX_MS = 12 * MS_PER_HOUR
const RETRY_FIRST_MS = 5 * MS_PER_SECOND
const RETRY_MAX_MS = 30 * MS_PER_MINUTE

const retryDelayMs = (attempts: number): number => Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, 20))

export const messagesToSend = async (db: Db, nowMs: number, limit: number): Promise<readonly WaitingNotification[]> =>
  (await pauseLeftMs(db, nowMs)) > 0 ? [] : waitingNotifications(db, nowMs, limit)

const putOff = async (
  { db, clock }: SendDeps,
  message: WaitingNotification,
  retryAfterMs: number | null,
): Promise<void> => {
  const nowMs = clock.nowMs()
  await postponeNotification(db, message, nowMs + Math.max(retryAfterMs ?? 0, retryDelayMs(message.attempts)))
  if (retryAfterMs !== null) await pauseUntil(db, nowMs + retryAfterMs)
}

const linkOf = (botLink: string, { kind, subject }: WaitingNotification): string => {
  const startParam = KINDS[kind].startParam?.(subject)
  return startParam === undefined ? botLink : `${botLink}?startapp=${startParam}`
}

/**
 * Marks the message as sent before sending, because losing one is better than repeating it (extra 8). @returns true if
 * the messenger takes more now
 */
export const sendNotification = async (parts: SendDeps, message: WaitingNotification): Promise<boolean> => {
  const { db, clock, messages, log, botLink } = parts
  const playerId = Number(message.playerId)
  const [player] = await playersByIds(db, [BigInt(playerId)])
  const { language, notifications } = await preferencesOf(db, playerId)
  const nowMs = clock.nowMs()
  const isWanted =
    player !== undefined && isWelcome(notifications, message.kind, nowMs) && !(await isBannedNow(db, playerId))
  if (!isWanted || nowMs - message.atMs > WAITS_MAX_MS) {
    await changeNotificationState(db, message, 'waiting', 'skipped')
    // A skipped message does not delay the next one, so another may be due at once.
    await rescheduleSubscribers(db, [playerId], nowMs)
    return true
  }
  if (!(await changeNotificationState(db, message, 'waiting', 'sent'))) return true
  const { text, button } = await notificationTexts(message, languageOfPlayer(language, player.language_code))
  const outcome = await messages.send(playerId, text, { text: button, url: linkOf(botLink, message) })
  switch (outcome.is) {
    case 'sent':
      return true
    case 'unknown':
      log.warn({ kind: message.kind }, 'it is unknown whether a message went out: it is not sent again')
      return true
    case 'blocked':
      await inTransaction(db, async (trx) => {
        await changeNotificationState(trx, message, 'sent', 'refused')
        await withdrawWriteAccess(trx, playerId, clock.nowMs())
      })
      return true
    case 'later':
      log.warn({ kind: message.kind, attempts: message.attempts }, 'the messenger takes a message later')
      await putOff(parts, message, outcome.retryAfterMs)
      return outcome.retryAfterMs === null
  }
}
