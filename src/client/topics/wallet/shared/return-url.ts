import { deepLink } from '#client/platform/deep-link.ts'
import { launchSource } from '#client/platform/launch-data.ts'

/** Unique per call, because a link is followed only once. Undefined outside the messenger, where the game stays open. */
export const returnUrlOf = (botLink: string | undefined, atMs: number): string | undefined =>
  botLink === undefined || launchSource() !== 'messenger' ? undefined : deepLink(botLink, 'wallet', atMs.toString(36))
