import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

const GUILD = 'guild'

/** The vote, with the ballot of a guild open when one is named. */
export const toVote = (guildId?: string): Address =>
  withQuery(PAGE.VOTE_LEADERBOARD.path, guildId === undefined ? {} : { [GUILD]: guildId })

/** The guild whose ballot an address of the vote opens; null for none. */
export const votedGuildOf = (search: URLSearchParams): string | null => search.get(GUILD)
