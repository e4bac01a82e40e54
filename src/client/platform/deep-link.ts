import { DEEP_LINKS, type DeepLinkKind } from '#rules/friends/start-param.ts'

/** The bot's link to a fight, a challenge …: `{bot_link}?startapp=0_rp-<id>` (A1, T27). `0` means no referrer. */
export const deepLink = (botLink: string, kind: DeepLinkKind, id: string): string => {
  const prefix = DEEP_LINKS.find(([, of]) => of === kind)?.[0] ?? ''
  return `${botLink}?startapp=0_${prefix}${id}`
}

/**
 * The bot's link to a guild, which also names the inviting player: `{bot_link}?startapp={refId}_{guildId}` (A1, rows 9,
 * 14).
 */
export const guildLink = (botLink: string, refId: number, guildId: string): string =>
  `${botLink}?startapp=${refId}_${guildId}`
