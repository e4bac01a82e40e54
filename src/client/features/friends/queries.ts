import { callQuery } from '../../api/call-query.ts'

/** Friends fight and claim while nobody looks: what is older is asked for anew when the page opens. */
const FRIENDS_STALE_MS = 30_000

/** A page of the friends who came by the player's link, with link and terms; pages begin at 1 (R39). */
export const friendsQuery = (page: number) => ({
  ...callQuery('friends.list', { query: { page } }),
  staleTime: FRIENDS_STALE_MS,
})

/** Settings: the bot's link that the own link has to begin with. */
export const settingsQuery = callQuery('settings.get')
