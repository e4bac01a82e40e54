import { deepLink } from '#client/platform/deep-link.ts'
import { launchSource } from '#client/platform/launch-data.ts'

/** Unique by `atMs`, because the game follows a link only once. Undefined outside the messenger. */
export const returnUrlOf = (botLink: string | undefined, atMs: number): string | undefined =>
  botLink === undefined || launchSource() !== 'messenger' ? undefined : deepLink(botLink, 'wallet', atMs.toString(36))
