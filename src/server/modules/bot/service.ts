import type { ServerConfig } from '#server/config/config.ts'
import { setUp } from './set-up.ts'
import { type BotProcess, handleUpdate } from './updates.ts'

/** Idempotent. @throws to make Telegram resend it */
export const takeUpdate = (
  parts: BotProcess,
  ...given: [update: unknown, offers?: Parameters<typeof handleUpdate>[2]]
) => handleUpdate(parts, ...given)

/** @throws Error if the messenger refuses */
export const setUpAtMessenger = (config: ServerConfig): Promise<string> => setUp(config)
