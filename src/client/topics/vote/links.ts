import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'

const GUILD = 'guild'

export const toVote = (guildId?: string): Address =>
  withQuery(PAGE.VOTE_LEADERBOARD.path, guildId === undefined ? {} : { [GUILD]: guildId })

/** The guild whose ballot is open. Null if none is. */
export const votedGuildOf = (search: URLSearchParams): string | null => search.get(GUILD)
