import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'

const GUILD = 'guild'

export const toVote = (guildId?: string): Address =>
  withQuery(PAGE.VOTE_LEADERBOARD.path, guildId === undefined ? {} : { [GUILD]: guildId })

export const votedGuildOf = (search: URLSearchParams): string | null => search.get(GUILD)
