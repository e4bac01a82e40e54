import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { GrammyError } from 'grammy'
import type { Update } from 'grammy/types'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Logger } from '#server/observability/logger.ts'
import { type BotAccess, createBotApi } from './bot-api.ts'

/** Without `pre_checkout_query` in the list no payment would ever come. */
export const ALLOWED_UPDATES = [
  'message',
  'pre_checkout_query',
  'callback_query',
  'inline_query',
  'chosen_inline_result',
  'my_chat_member',
] as const

interface PollerParts {
  readonly config: BotAccess
  readonly log: Logger
  /** May get an update again, because it threw or because a previous process had handled it. */
  readonly handle: (update: Update) => Promise<void>
}

const LONG_POLL_S = 25
const BUSY_PAUSE_MS = 50
const RETRY_PAUSE_MS = MS_PER_SECOND
const CONFLICT = 409
const CONFLICT_PAUSE_MS = 5 * MS_PER_SECOND
/** After this number of tries an update is dropped, so that later ones can be confirmed. `reconcile` finds payments. */
const TRIES_MAX = 20

/** One process polls. Updates are handled concurrently, but only those before the first unhandled one are confirmed. */
export const startUpdatePoller = ({ config, log, handle }: PollerParts): { stop(): Promise<void> } => {
  const api = createBotApi(config, 2 * LONG_POLL_S)
  const stopping = new AbortController()
  const { signal } = stopping
  // Node warns of more than ten listeners, but each failed update may wait on this signal. 0 = no limit.
  setMaxListeners(0, signal)
  const running = new Map<number, Promise<void>>()
  const done = new Set<number>()
  const tries = new Map<number, number>()
  let offset = 0

  const take = async (update: Update): Promise<void> => {
    const { update_id: id } = update
    const count = (tries.get(id) ?? 0) + 1
    tries.set(id, count)
    try {
      await handle(update)
      done.add(id)
    } catch (error) {
      log.warn({ err: error, tries: count }, 'an update of the bot could not be handled')
      if (count >= TRIES_MAX) done.add(id)
      else await pause(RETRY_PAUSE_MS, undefined, { signal }).catch(() => undefined)
    } finally {
      running.delete(id)
    }
  }

  const turn = async (): Promise<void> => {
    const limit = { offset, limit: 100, timeout: running.size > 0 ? 0 : LONG_POLL_S, allowed_updates: ALLOWED_UPDATES }
    // grammY declares the signal's type by a polyfill.
    const updates = await api.getUpdates(limit, signal as Parameters<typeof api.getUpdates>[1])
    for (const update of updates) {
      if (!running.has(update.update_id) && !done.has(update.update_id)) running.set(update.update_id, take(update))
    }
    if (running.size > 0) await pause(BUSY_PAUSE_MS)
    const first = updates.find(({ update_id }) => !done.has(update_id))
    const confirmed = updates.filter(({ update_id }) => first === undefined || update_id < first.update_id)
    for (const { update_id } of confirmed) {
      offset = Math.max(offset, update_id + 1)
      done.delete(update_id)
      tries.delete(update_id)
    }
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await turn()
      } catch (error) {
        if (signal.aborted) break
        const isSecond = error instanceof GrammyError && error.error_code === CONFLICT
        log.warn({ err: error }, isSecond ? 'another process asks for updates, or a webhook is set' : 'no updates came')
        await pause(isSecond ? CONFLICT_PAUSE_MS : RETRY_PAUSE_MS, undefined, { signal }).catch(() => undefined)
      }
    }
    await Promise.all(running.values())
    // Confirms handled updates, so that the next process does not receive them.
    if (offset > 0) await api.getUpdates({ offset, limit: 1, timeout: 0 }).catch(() => undefined)
  }
  const end = run()
  return {
    stop: () => {
      stopping.abort()
      return end
    },
  }
}
