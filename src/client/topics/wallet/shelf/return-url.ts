import { deepLink } from '../../../platform/deep-link.ts'
import { launchSource } from '../../../platform/launch-data.ts'

/**
 * The link by which a wallet leads back to this page of the game: each its own, for one is followed once. Undefined outside the messenger,
 * where the game stays open beside the wallet.
 */
export const returnUrlOf = (botLink: string | undefined, atMs: number): string | undefined =>
  botLink === undefined || launchSource() !== 'messenger' ? undefined : deepLink(botLink, 'wallet', atMs.toString(36))
