import { type Address, filled, PAGE, withQuery } from '../../game/page-addresses.ts'

/** Tabs of the own guild. */
export const GUILD_TABS = ['members', 'log', 'requests', 'settings'] as const
export type GuildTab = (typeof GUILD_TABS)[number]

/** The list of guilds, searched and sorted as the query says; `found` opens the founding of one. */
export const toGuilds = (search: Readonly<Record<string, string>> = {}): Address => withQuery(PAGE.GUILDS.path, search)

/** A guild, also by start parameter (row 9). */
export const toGuild = (id: string): Address => filled(PAGE.GUILD, id)

/** The own guild at a tab. */
export const toMyGuild = (tab: GuildTab): Address => `${PAGE.MY_GUILD.path}?tab=${tab}`
