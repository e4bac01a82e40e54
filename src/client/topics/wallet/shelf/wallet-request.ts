import { MS_PER_MINUTE } from '../../../../rules/units.ts'
import { WALLET_APPS, type WalletApp } from '../../../../rules/wallet/wallet-apps.ts'
import { readOwn, writeOwn } from '../../../platform/player-store.ts'

/** How long a wallet's answer is waited for: so long its bridge keeps it, and the library a request. */
export const WALLET_ANSWER_MS = 5 * MS_PER_MINUTE

const KEY = 'wallet-request'

/** A request that a wallet has not answered yet. */
export interface WalletRequest {
  readonly app: WalletApp
  /** Opens the wallet with it. */
  readonly link: string
  /** Until when an answer is waited for, ms since the epoch. */
  readonly untilMs: number
}

/** Keeps a request, so that its answer is found when the messenger has closed the game meanwhile; null forgets it. */
export const keepWalletRequest = (request: WalletRequest | null): void =>
  writeOwn(KEY, request && JSON.stringify({ ...request, app: request.app.id }))

/** The signed-in player's request that still waits for its answer, or null. */
export const keptWalletRequest = (nowMs: number): WalletRequest | null => {
  try {
    const { app: id, link, untilMs } = JSON.parse(readOwn(KEY) ?? '{}') as Record<string, unknown>
    const app = WALLET_APPS.find((known) => known.id === id)
    if (!app || typeof link !== 'string' || typeof untilMs !== 'number' || untilMs <= nowMs) return null
    return { app, link, untilMs }
  } catch {
    return null
  }
}
