import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'wallet-session'

type Items = Readonly<Record<string, string>>

const itemsOf = (): Items => {
  const value = parseJson(readOwn(KEY))
  return typeof value === 'object' && value !== null ? (value as Items) : {}
}

/** Of the signed-in player, because another messenger account has its own session. */
export const hasWalletSession = (): boolean => readOwn(KEY) !== null

/** Does not tell the wallet. */
export const dropWalletSession = (): void => writeOwn(KEY, null)

/** Storage for TON Connect, under one key of the signed-in player. */
export const walletSessionStorage = {
  getItem: async (key: string): Promise<string | null> => itemsOf()[key] ?? null,
  setItem: async (key: string, value: string): Promise<void> =>
    writeOwn(KEY, JSON.stringify({ ...itemsOf(), [key]: value })),
  removeItem: async (key: string): Promise<void> => {
    const { [key]: _gone, ...rest } = itemsOf()
    writeOwn(KEY, Object.keys(rest).length === 0 ? null : JSON.stringify(rest))
  },
}
