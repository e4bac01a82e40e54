import { parseStartParam } from '#rules/friends/start-param.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { enqueue } from '#server/db/queue.ts'
import type { JobDeps } from '#server/job.ts'
import { keepStartParam } from '#server/modules/friends/service.ts'
import { guildCardOf } from '#server/modules/guild/service.ts'
import { messengerPauseMs, pauseMessenger } from '#server/modules/notifications/service.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { preferencesOf } from '#server/modules/preferences/service.ts'
import type { Messages } from '#server/platform/bot/messages.ts'
import type { AskedCommand } from './commands.ts'
import { botTexts, commandLines } from './texts.ts'

export const ANSWER_JOB = 'answer-command'
/** After this time an answer would only confuse, so none is sent. */
const ANSWERED_WITHIN_MS = MS_PER_HOUR
const RETRY_MS = 30 * MS_PER_SECOND

/** Per player and command only one answer waits, however often the command is sent. */
export const enqueueAnswer = (db: Db, asked: AskedCommand, delayMs = 0): Promise<void> => {
  const { userId, command, atMs } = asked
  const payload = { ...asked, userId: String(userId), atMs: String(atMs) }
  return enqueue(db, ANSWER_JOB, payload, { delayMs, key: `${ANSWER_JOB} ${command} ${userId}` })
}

/** Null if the parameter is malformed, or names a player or guild that is gone. */
const liveParam = async (db: Db, param: string): Promise<string | null> => {
  const read = parseStartParam(param)
  if (read === null) return null
  const { refId, guildId } = read
  if (refId > 0 && !(await presentPlayerIds(db, [refId])).has(refId)) return null
  return guildId === null || (await guildCardOf(db, guildId)) ? param : null
}

type AnswerDeps = Pick<JobDeps, 'db' | 'clock' | 'log' | 'config'> & { readonly messages: Messages }

const answerText = async ({ db }: AnswerDeps, { userId, command, spoken }: AskedCommand) => {
  const { language } = await preferencesOf(db, userId)
  const texts = await botTexts(language === 'auto' ? spoken : language)
  const list = commandLines(texts).map(({ command: name, description }) => `/${name} — ${description}`)
  return { text: command === 'help' ? [texts.help, ...list].join('\n') : texts[command], button: texts.open }
}

/** An answer that may have been sent is not sent again. */
export const answerCommand = async (parts: AnswerDeps, asked: AskedCommand): Promise<void> => {
  const { db, clock, messages, log, config } = parts
  const { userId, command, param } = asked
  const ageMs = clock.nowMs() - asked.atMs
  if (ageMs > ANSWERED_WITHIN_MS) return
  const pauseMs = await messengerPauseMs(db, clock.nowMs())
  if (pauseMs > 0) return enqueueAnswer(db, asked, pauseMs)
  const startParam = command === 'start' ? await liveParam(db, param) : null
  // Stored, because the player may open the game by the menu button, which has no parameter.
  await keepStartParam(db, { userId, startParam }, clock.nowMs())
  const { text, button } = await answerText(parts, asked)
  const { botLink } = config.client
  const url = startParam === null ? botLink : `${botLink}?startapp=${startParam}`
  const outcome = await messages.send(userId, text, { text: button, url })
  if (outcome.is === 'unknown') log.warn({ command }, 'it is unknown whether an answer went out: it is not sent again')
  if (outcome.is !== 'later') return
  log.warn({ command }, 'the messenger takes an answer later')
  const { retryAfterMs } = outcome
  if (retryAfterMs !== null) await pauseMessenger(db, clock.nowMs() + retryAfterMs)
  await enqueueAnswer(db, asked, retryAfterMs ?? Math.max(RETRY_MS, ageMs))
}
