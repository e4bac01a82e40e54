import { launchData } from '#client/platform/launch-data.ts'
import type { WalletApp } from '#rules/wallet/wallet-apps.ts'

const PHONES: readonly string[] = ['ios', 'android', 'android_x']

export const isOnPhone = (): boolean => PHONES.includes(launchData()?.platform ?? 'unknown')

/** A code is shown off a phone, unless the wallet is part of the messenger. */
export const hasCode = ({ id }: WalletApp): boolean => id !== 'telegram-wallet' && !isOnPhone()
