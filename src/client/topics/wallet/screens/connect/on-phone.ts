import type { WalletApp } from '../../../../../rules/wallet/wallet-apps.ts'
import { launchData } from '../../../../platform/launch-data.ts'

const PHONES: readonly string[] = ['ios', 'android', 'android_x']

/** Whether the game runs on a phone, where wallets are. */
export const isOnPhone = (): boolean => PHONES.includes(launchData()?.platform ?? 'unknown')

/** Whether a wallet is asked by a code for the camera of a phone: off a phone, unless it lives in the messenger itself. */
export const hasCode = ({ id }: WalletApp): boolean => id !== 'telegram-wallet' && !isOnPhone()
