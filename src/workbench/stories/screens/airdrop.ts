import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { linkedWallet, unlinkedWallet } from '#workbench/fixtures/wallet-answers.ts'
import { AFTER_RETRIES_MS, loadingAndError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'

const AIRDROP = baseAnswers['airdrop.get']
const [SNAPSHOT] = AIRDROP.snapshots
const NONE = { count: 0, points: 0 }
const NOTHING = { total: 0, tok: NONE, wins: NONE, friends: NONE }
const CHECK = 'Check my line: season-11'

const snapshot = (change: Partial<NonNullable<typeof SNAPSHOT>>) => (SNAPSHOT ? [{ ...SNAPSHOT, ...change }] : [])

export const AIRDROP_SCREEN: ScreenStories = {
  route: PAGE.AIRDROP.path,
  title: 'Reward',
  states: {
    rich: { ways: { Home: '/', 'Stamp today': '/' } },
    empty: {
      answers: {
        'airdrop.get': {
          ...AIRDROP,
          ...{ active_days: 0, points: NOTHING, since_yesterday: NOTHING, wins_today: 0, snapshots: [] },
        },
      },
    },
    ...loadingAndError('airdrop.get'),
    overflow: {
      answers: {
        'airdrop.get': {
          ...AIRDROP,
          active_days: 10,
          points: {
            total: 9_579_780,
            tok: { count: 9_123_000, points: 9_123_000 },
            wins: { count: 45_478, points: 454_780 },
            friends: { count: 20, points: 2000 },
          },
          since_yesterday: {
            total: -1700,
            tok: { count: 0, points: 0 },
            wins: { count: 30, points: 300 },
            friends: { count: -20, points: -2000 },
          },
          wins_today: 1234,
          snapshots: [
            ...snapshot({ name: 'a-name-of-thirty-two-characters0', own: 9_123_456, is_last: true }),
            ...snapshot({ name: 'season-12', own: null, without: 'banned' }),
            ...snapshot({}),
          ],
        },
      },
      isBelow: true,
    },
  },
  more: {
    stamped: {
      answers: { 'airdrop.get': { ...AIRDROP, active_days: 5, active_today: true } },
      ways: { 'Bring a friend': '/friends' },
    },
    done: {
      answers: { 'airdrop.get': { ...AIRDROP, active_days: 10, active_today: true } },
      isBelow: true,
      ways: { 'Bring a friend': '/friends' },
    },
    watched: {
      answers: {
        'airdrop.get': {
          ...AIRDROP,
          ...{ is_watched: true, since_yesterday: NOTHING, wins_today: 0 },
          snapshots: snapshot({ own: null, without: 'checklist' }),
        },
      },
      isBelow: true,
    },
    'can-link': {
      answers: { 'airdrop.get': { ...AIRDROP, wallet: unlinkedWallet } },
      isBelow: true,
      ways: { 'Link a wallet': '/wallet ↩' },
    },
    linked: {
      answers: { 'airdrop.get': { ...AIRDROP, wallet: linkedWallet } },
      isBelow: true,
      ways: { 'Open your wallet': '/wallet ↩' },
    },
    'left-out': {
      answers: { 'airdrop.get': { ...AIRDROP, snapshots: snapshot({ own: null, without: 'banned' }) } },
      isBelow: true,
    },
    'many-wins': {
      answers: {
        'airdrop.get': {
          ...AIRDROP,
          since_yesterday: { total: 300, tok: NONE, wins: { count: 30, points: 300 }, friends: NONE },
          wins_today: 34,
        },
      },
      isBelow: true,
    },
    'line-holds': { play: [CHECK] },
    'line-broken': {
      answers: { 'airdrop.get': { ...AIRDROP, snapshots: snapshot({ own: 885 }) } },
      play: [CHECK],
    },
    'line-details': { play: [CHECK, 'Line and seal'] },
    'line-loading': { answers: { 'airdrop.line': 'pending' }, play: [CHECK] },
    'line-offline': { answers: { 'airdrop.line': 'offline' }, play: [CHECK], advanceMs: AFTER_RETRIES_MS },
    offline: { answers: { 'airdrop.get': 'offline' } },
  },
}
