import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Update } from 'grammy/types'
import type { FakeMessenger } from './fake-messenger.ts'
import type { UpdateQueue } from './update-queue.ts'

interface SenderParts {
  readonly messenger: FakeMessenger
  readonly queue: UpdateQueue
}

/** The messenger's default number of connections. */
const CONNECTIONS_MAX = 40
const LOOK_AGAIN_MS = 50
const REPEAT_AFTER_MS = 500
const ANSWER_WITHIN_MS = 60_000

/** Sends each update again until it is answered with 2xx. */
export const startWebhookSender = ({ messenger, queue }: SenderParts): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  // Node warns of more than ten listeners, but up to CONNECTIONS_MAX connections wait on this signal. 0 = no limit.
  setMaxListeners(0, signal)
  const running = new Map<Update, Promise<void>>()

  const isTaken = async (update: Update): Promise<boolean> => {
    const { webhook } = messenger
    if (webhook === null) return false
    try {
      const { ok } = await fetch(webhook.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhook.secret },
        body: JSON.stringify(update),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      return ok
    } catch {
      return false
    }
  }

  const send = async (update: Update): Promise<void> => {
    if (await isTaken(update)) queue.remove(update)
    else await pause(REPEAT_AFTER_MS, undefined, { signal }).catch(() => undefined)
    running.delete(update)
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      if (messenger.webhook !== null) {
        for (const update of queue.take(0, 10 * CONNECTIONS_MAX)) {
          if (running.size >= CONNECTIONS_MAX) break
          if (!running.has(update)) running.set(update, send(update))
        }
      }
      await Promise.race([queue.added(LOOK_AGAIN_MS), ...running.values()])
    }
    await Promise.all(running.values())
  }
  const end = run()
  return {
    stop: () => {
      stopping.abort()
      return end
    },
  }
}
