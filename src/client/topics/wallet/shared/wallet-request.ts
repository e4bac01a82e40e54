import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { WALLET_APPS, type WalletApp } from '#rules/wallet/wallet-apps.ts'

/** How long the game waits for the wallet: as long as TON Connect's HTTP bridge and SDK keep a request. */
export const WALLET_ANSWER_MS = 5 * MS_PER_MINUTE

const KEY = 'wallet-request'

export interface WalletRequest {
  readonly app: WalletApp
  readonly link: string
  /** Ms since the epoch. */
  readonly untilMs: number
}

/** Kept in storage, because the messenger may restart the game. Null removes it. */
export const keepWalletRequest = (request: WalletRequest | null): void =>
  writeOwn(KEY, request && JSON.stringify({ ...request, app: request.app.id }))

export const keptWalletRequest = (nowMs: number): WalletRequest | null => {
  const { app: id, link, untilMs } = (parseJson(readOwn(KEY)) ?? {}) as Record<string, unknown>
  const app = WALLET_APPS.find((known) => known.id === id)
  if (!app || typeof link !== 'string' || typeof untilMs !== 'number' || untilMs <= nowMs) return null
  return { app, link, untilMs }
}
