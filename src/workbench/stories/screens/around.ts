import { PAGE } from '#client/game/page-paths.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

const FIXED = { absent: 'its words are fixed: it asks the server for nothing of its own' } as const

export const ERROR_SCREEN: ScreenStories = {
  route: PAGE.ERROR.path,
  title: 'Error',
  states: {
    rich: { ways: { Retry: '/' } },
    empty: FIXED,
    loading: FIXED,
    error: { at: PAGE.HOME.path, answers: { 'settings.get': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: FIXED,
  },
  more: {
    expired: { at: PAGE.HOME.path, answers: { 'users.me': apiError('authentication-expired') } },
  },
}

export const MAINTENANCE_SCREEN: ScreenStories = {
  route: PAGE.MAINTENANCE.path,
  title: 'Maintenance',
  states: {
    rich: {},
    empty: FIXED,
    loading: FIXED,
    error: {
      at: PAGE.HOME.path,
      answers: { 'users.me': apiError('maintenance'), 'combats.me': apiError('maintenance') },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: FIXED,
  },
}

export const NOT_FOUND_SCREEN: ScreenStories = {
  route: '*',
  title: 'Page not found',
  states: {
    rich: { at: '/nowhere', ways: { Home: '/' } },
    empty: FIXED,
    loading: FIXED,
    error: FIXED,
    overflow: { at: `/${'nowhere-at-all/'.repeat(40)}` },
  },
}
