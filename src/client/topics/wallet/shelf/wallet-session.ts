import { readOwn, writeOwn } from '../../../platform/player-store.ts'

const KEY = 'wallet-session'

type Items = Readonly<Record<string, string>>

const itemsOf = (): Items => {
  try {
    const value: unknown = JSON.parse(readOwn(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Items) : {}
  } catch {
    return {}
  }
}

/** Whether this device keeps a session with a wallet of the signed-in player: another account of the messenger has its own. */
export const hasWalletSession = (): boolean => readOwn(KEY) !== null

/** Forgets the session with the player's wallet, which is not told. */
export const dropWalletSession = (): void => writeOwn(KEY, null)

/** Where TON Connect keeps what a session with a wallet needs: all of it under one key of the signed-in player. */
export const walletSessionStorage = {
  getItem: async (key: string): Promise<string | null> => itemsOf()[key] ?? null,
  setItem: async (key: string, value: string): Promise<void> =>
    writeOwn(KEY, JSON.stringify({ ...itemsOf(), [key]: value })),
  removeItem: async (key: string): Promise<void> => {
    const { [key]: _gone, ...rest } = itemsOf()
    writeOwn(KEY, Object.keys(rest).length === 0 ? null : JSON.stringify(rest))
  },
}
