import { type Address, filled, PAGE, withQuery } from '#client/game/page-paths.ts'

export const GUILD_TABS = ['members', 'log', 'requests', 'settings'] as const
export type GuildTab = (typeof GUILD_TABS)[number]

export const toGuilds = (search: Readonly<Record<string, string>> = {}): Address => withQuery(PAGE.GUILDS.path, search)

export const toGuild = (id: string): Address => filled(PAGE.GUILD, id)

export const toMyGuild = (tab: GuildTab): Address => `${PAGE.MY_GUILD.path}?tab=${tab}`
