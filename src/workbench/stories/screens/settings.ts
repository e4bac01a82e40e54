import { PAGE } from '#client/game/page-paths.ts'
import { linkedWallet } from '#workbench/fixtures/wallet-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

const NO_FIGHTS = { items: [], total: 0, page_size: 20, page: 1 }

export const SETTINGS_SCREEN: ScreenStories = {
  route: PAGE.SETTINGS.path,
  title: 'Settings',
  states: {
    rich: {
      local: { 'sound.7': '{"effects":0.8,"music":0.35,"muted":false}', 'motion.7': 'reduced' },
      ways: {
        Back: '/',
        'Switch house': '/switch-house',
        Leaderboards: '/leaderboard ↩',
        Ledger: '/ledger ↩',
        Purchases: '/purchases ↩',
        Inbox: '/inbox ↩',
        'Fair play': '/fair-play ↩',
        'Replay the guide': '/kombat_prep',
        'Verify the last fight': '/kombat-replay?id=00000000-0000-4000-8000-000000000010&verify=1',
      },
    },
    empty: { answers: { 'combats.history': NO_FIGHTS } },
    loading: { answers: { 'combats.history': 'pending', 'users.preferences': 'pending' } },
    error: {
      answers: { 'combats.history': apiError('internal'), 'users.preferences': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: { absent: 'it shows no names and no numbers of players; ids have one length' },
  },
  more: {
    'with-wallet': { answers: { 'wallet.get': linkedWallet }, isBelow: true, ways: { Wallet: '/wallet ↩' } },
    silent: { play: ['Silent'] },
    'x2-and-still': { play: ['x2', 'Reduced'] },
    'delete-account': { play: ['Delete my account', 'Type DELETE to confirm ← delete'] },
    'deleted-account': {
      play: ['Delete my account', 'Type DELETE to confirm ← DELETE', 'Delete for good'],
    },
    'erasing-account': {
      answers: { 'users.dataProgress': { export: null, deletion: { percent: 42 } } },
      play: ['Delete my account', 'Type DELETE to confirm ← DELETE', 'Delete for good'],
    },
    'take-data': { play: ['Export my data'] },
    'collecting-data': {
      answers: { 'users.dataProgress': { export: { percent: 42 }, deletion: null } },
      isBelow: true,
    },
    'collected-data': {
      answers: { 'users.dataProgress': { export: { percent: 100 }, deletion: null } },
      isBelow: true,
    },
  },
}
