import { PAGE } from '#client/game/page-paths.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import {
  AIRDROP_RECEIPTS,
  LEAGUE_RECEIPTS,
  RECEIPTS,
  STRANGERS_RECEIPTS,
  TOURNAMENT_RECEIPTS,
} from '#workbench/fixtures/receipt-answers.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import { OVERFLOW } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const APPEAL = 'https://t.me/house_kombat_support'

const STRANGER = {
  'users.fairPlay': { status: 'stranger', reason: null, since: null, appeal_url: APPEAL },
  'users.me': apiError('player-not-found'),
  'combats.me': apiError('player-not-found'),
  'receipts.list': STRANGERS_RECEIPTS,
} as const

export const FAIR_PLAY_SCREEN: ScreenStories = {
  route: PAGE.FAIR_PLAY.path,
  title: 'Fair play',
  states: {
    rich: { ways: { Back: '/settings', 'Your luck': '/luck ↩' } },
    empty: { absent: 'everybody has a status, and the rules are always there' },
    ...loadingAndError('users.fairPlay'),
    overflow: {
      answers: {
        'users.fairPlay': {
          status: 'banned',
          reason: `${OVERFLOW.longName} ${OVERFLOW.rightToLeftName} ${OVERFLOW.longName}${OVERFLOW.longName}`,
          since: minutesAgo(60 * 24 * 400),
          appeal_url: APPEAL,
        },
      },
    },
  },
  more: {
    watched: {
      answers: {
        'users.fairPlay': {
          status: 'watched',
          reason: 'Fights begin every four seconds around the clock',
          since: minutesAgo(60 * 24 * 2),
          appeal_url: APPEAL,
        },
      },
    },
    // In a world's first week no week is sealed yet.
    'first-week': { answers: { 'receipts.list': { ...RECEIPTS, weeks: [] } }, isBelow: true },
    sealing: {
      answers: { 'receipts.list': { ...RECEIPTS, pending: '2026-11-16', weeks: [RECEIPTS.weeks[1]] } },
      isBelow: true,
    },
    checked: { play: ['Check my lines Tournament'], isBelow: true },
    'checked-one': {
      answers: { 'receipts.proof': LEAGUE_RECEIPTS },
      play: ['Check my line League', 'How it was checked Season 11, week I:'],
      isBelow: true,
    },
    // The points in the second line were raised, so the proof fails.
    altered: {
      answers: {
        'receipts.proof': {
          ...TOURNAMENT_RECEIPTS,
          lines: TOURNAMENT_RECEIPTS.lines.map((line, index) => (index === 1 ? { ...line, points: 100 } : line)),
        },
      },
      play: ['Check my lines Tournament'],
      isBelow: true,
    },
    // Differs from the root that this device saw before.
    'other-root': {
      local: { 'receipt-roots.7': JSON.stringify([['2026-11-16', 'ab'.repeat(32)]]) },
      play: ['Check my lines Tournament'],
      isBelow: true,
    },
    'check-failed': {
      answers: { 'receipts.proof': 'offline' },
      play: ['Check my lines Tournament'],
      advanceMs: AFTER_RETRIES_MS,
      isBelow: true,
    },
    'receipts-failed': {
      answers: { 'receipts.list': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
      isBelow: true,
    },
    meaning: { play: ['What a check proves'], isBelow: true },
    // A visitor without a house, for example a reader of the channel that publishes the roots.
    stranger: { answers: STRANGER },
    'stranger-checked': {
      answers: { ...STRANGER, 'receipts.proof': AIRDROP_RECEIPTS },
      play: ['Check the line Airdrop'],
      isBelow: true,
    },
    banned: {
      answers: {
        'users.fairPlay': {
          status: 'banned',
          reason: 'A script played this account for nine days',
          since: minutesAgo(60 * 24 * 2),
          appeal_url: APPEAL,
        },
        'users.me': apiError('banned'),
        'combats.me': apiError('banned'),
      },
    },
  },
}
