import type { WalletApp } from '../../../../../rules/wallet/wallet-apps.ts'
import { launchData } from '../../../../platform/launch-data.ts'

const PHONES: readonly string[] = ['ios', 'android', 'android_x']

export const isOnPhone = (): boolean => PHONES.includes(launchData()?.platform ?? 'unknown')

/** Off a phone, unless the wallet is part of the messenger. */
export const hasCode = ({ id }: WalletApp): boolean => id !== 'telegram-wallet' && !isOnPhone()
