import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { FULL_SHELF, openedChest, shelfOf } from '#workbench/fixtures/chests.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { seasonPathOf } from '#workbench/fixtures/season-path.ts'
import { apiError } from '../api-error.ts'
import type { Story } from '../screen-stories.ts'

const CLOSED = shelfOf(['wood', 'iron'], 14)
const RUNNING = shelfOf(['wood', '', 'titanium 431'], 31)
const READY = shelfOf(['wood -2', 'wood'], 14)
const TWO_READY = shelfOf(['titanium -60', 'iron 41', 'wood -300'], 31)
const LAST_READY = shelfOf(['titanium -60'], 31)
const OPENED_TITANIUM = openedChest('titanium', shelfOf([], 31), {
  materials: [
    { slug: 'material-wood', quantity: 8 },
    { slug: 'material-iron', quantity: 2 },
    { slug: 'material-titanium', quantity: 1 },
  ],
  stones: [{ type: 'frost-prison', level: 1 }],
})

export const HOME_CHESTS: Readonly<Record<string, Story>> = {
  chests: { answers: { 'chests.list': CLOSED } },
  'chests-none': { answers: { 'chests.list': shelfOf([], 4) } },
  'chests-running': { answers: { 'chests.list': RUNNING } },
  'chests-full': { answers: { 'chests.list': FULL_SHELF, 'season.path': seasonPathOf(835, 8) } },
  'chests-news': { answers: { 'chests.list': FULL_SHELF, 'channel.latestNews': NOW_MS / 1000 - 3600 } },
  'chests-all': {
    answers: { 'chests.list': RUNNING },
    play: ['Chests: 2 of 4 places taken. Titanium chest: opens in'],
  },
  'chests-all-closed': {
    answers: { 'chests.list': CLOSED },
    play: ['Chests: 2 of 4 places taken. Start one'],
  },
  'chests-all-ready': {
    answers: { 'chests.list': TWO_READY },
    play: ['Today', 'Go: Chests'],
  },
  'chests-goal': {
    answers: { 'chests.list': READY, 'daily.get': { ...baseAnswers['daily.get'], claimed_today: true } },
  },
  'chests-goal-start': {
    answers: {
      'chests.list': CLOSED,
      'daily.get': { ...baseAnswers['daily.get'], claimed_today: true },
      'inbox.list': [],
      'users.balance': 0,
    },
  },
  'chests-today-start': { answers: { 'chests.list': CLOSED }, play: ['Today'] },
  'chests-today': { answers: { 'chests.list': READY }, play: ['Today'] },
  'chests-started': {
    answers: {
      'chests.list': CLOSED,
      'chests.start': shelfOf(['wood 60', 'iron'], 14),
    },
    play: ['Chests: 2 of 4 places taken. Start one', 'Start: Wood chest'],
    advanceMs: 500,
  },
  'chests-start-refused': {
    answers: { 'chests.list': CLOSED, 'chests.start': apiError('chest-running') },
    play: ['Chests: 2 of 4 places taken. Start one', 'Start: Wood chest'],
    advanceMs: 1000,
  },
  'chests-opening': {
    answers: { 'chests.list': LAST_READY, 'chests.open': 'pending' },
    play: ['Chests: 1 of 4 places taken. Open 1 chest'],
    advanceMs: 900,
  },
  'chests-opened-wood': {
    answers: {
      'chests.list': READY,
      'chests.open': openedChest('wood', shelfOf(['', 'wood'], 14), {
        materials: [{ slug: 'material-wood', quantity: 4 }],
      }),
    },
    play: ['Chests: 2 of 4 places taken. Open 1 chest'],
    advanceMs: 3000,
  },
  'chests-opened-iron': {
    answers: {
      'chests.list': shelfOf(['iron -2'], 14),
      'chests.open': openedChest('iron', shelfOf([], 14), {
        materials: [
          { slug: 'material-wood', quantity: 4 },
          { slug: 'material-iron', quantity: 2 },
        ],
      }),
    },
    play: ['Chests: 1 of 4 places taken. Open 1 chest'],
    advanceMs: 3000,
  },
  'chests-opened-titanium': {
    answers: { 'chests.list': LAST_READY, 'chests.open': OPENED_TITANIUM },
    play: ['Chests: 1 of 4 places taken. Open 1 chest'],
    advanceMs: 3000,
  },
  'chests-opened-three': {
    answers: {
      'chests.list': shelfOf(['titanium -60', 'iron -20', 'wood -300'], 31),
      'chests.open': OPENED_TITANIUM,
    },
    play: ['Chests: 3 of 4 places taken. Open 3 chests'],
    advanceMs: 3000,
  },
  'chests-open-refused': {
    answers: { 'chests.list': LAST_READY, 'chests.open': apiError('chest-not-found') },
    play: ['Chests: 1 of 4 places taken. Open 1 chest'],
    advanceMs: 1000,
  },
}
