import { PAGE } from '../../../client/game/page-addresses.ts'
import { refused } from '../refused.ts'
import type { ScreenStories } from '../screen-stories.ts'

const FIXED = { absent: 'its words are fixed: it asks the server for nothing of its own' } as const
const AFTER_RETRIES_MS = 4000

/** /error (row 12): the game could not start. */
export const ERROR_SCREEN: ScreenStories = {
  route: PAGE.ERROR.path,
  title: 'Error',
  states: {
    rich: {},
    empty: FIXED,
    loading: FIXED,
    error: { at: PAGE.HOME.path, answers: { 'settings.get': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: FIXED,
  },
  more: {
    expired: { at: PAGE.HOME.path, answers: { 'users.me': refused('authentication-expired') } },
  },
}

/** /maintenance (row 13). */
export const MAINTENANCE_SCREEN: ScreenStories = {
  route: PAGE.MAINTENANCE.path,
  title: 'Maintenance',
  states: {
    rich: {},
    empty: FIXED,
    loading: FIXED,
    error: {
      at: PAGE.HOME.path,
      answers: { 'users.me': refused('maintenance'), 'combats.me': refused('maintenance') },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: FIXED,
  },
}

/** The page of unknown addresses (row 24). */
export const NOT_FOUND_SCREEN: ScreenStories = {
  route: '*',
  title: 'Page not found',
  states: {
    rich: { at: '/nowhere' },
    empty: FIXED,
    loading: FIXED,
    error: FIXED,
    overflow: { at: `/${'nowhere-at-all/'.repeat(40)}` },
  },
}
