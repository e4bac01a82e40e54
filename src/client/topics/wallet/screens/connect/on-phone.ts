import { launchData } from '#client/platform/launch-data.ts'
import type { WalletApp } from '#rules/wallet/wallet-apps.ts'

const PHONES: readonly string[] = ['ios', 'android', 'android_x']

export const isOnPhone = (): boolean => PHONES.includes(launchData()?.platform ?? 'unknown')

/** A QR code is shown on a computer only, and not for the messenger's own wallet. */
export const hasCode = ({ id }: WalletApp): boolean => id !== 'telegram-wallet' && !isOnPhone()
