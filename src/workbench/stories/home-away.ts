import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { shelfOf } from '#workbench/fixtures/chests.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { quietAway } from '#workbench/fixtures/quiet-away.ts'
import type { Story, StoryAnswers } from './screen-stories.ts'

const HUNT = baseAnswers['hunting.current']
const RETURNED = {
  'combats.away': {
    since: minutesAgo(60 * 5),
    attacks: 3,
    won: 2,
    lost: 1,
    attacker: { username: 'lunar', house_id: 1 },
    place: { before: 41, now: 57 },
    sold: { items: 2, tok: tokToNano(23.28) },
  },
  'users.lastClaim': minutesAgo(60 * 5),
  'hunting.current': HUNT && { ...HUNT, end_time: minutesAgo(12) },
} as const satisfies StoryAnswers

export const HOME_AWAY: Readonly<Record<string, Story>> = {
  away: {
    answers: RETURNED,
    ways: { 'See fights': '/history', 'Get a bigger pocket': '/v2/upgrade?card=pocket-size ↩' },
  },
  'away-fortnight': {
    answers: {
      ...RETURNED,
      'combats.away': {
        ...RETURNED['combats.away'],
        since: minutesAgo(60 * 24 * 14),
        attacks: 24,
        won: 15,
        lost: 9,
        place: { before: 212, now: 187 },
      },
      'users.lastClaim': minutesAgo(60 * 24 * 14),
      'boss.meanwhile': {
        bosses: 4,
        guild: { damage: 6_812_400, fallen: 2, boss: 'boss-mammoth', hp: 2_000_000, left: 320_000 },
      },
    },
  },
  'away-chests': {
    answers: {
      ...RETURNED,
      'combats.away': { ...quietAway(60 * 24 * 14), place: { before: null, now: 1 } },
      'users.lastClaim': minutesAgo(60 * 24 * 14),
      'chests.list': shelfOf(['titanium', 'iron -60']),
    },
  },
  'away-without-guild': {
    answers: {
      ...RETURNED,
      'combats.away': {
        ...RETURNED['combats.away'],
        since: minutesAgo(60 * 24 * 6),
        attacker: null,
        place: { before: null, now: null },
      },
      'users.lastClaim': minutesAgo(60 * 24 * 6),
      'guild.me': null,
      'boss.meanwhile': { bosses: 2, guild: null },
    },
  },
  'away-quiet': {
    answers: {
      ...RETURNED,
      'combats.away': {
        ...quietAway(60 * 5),
        place: { before: 41, now: 41 },
      },
      'boss.meanwhile': {
        bosses: 0,
        guild: { damage: 0, fallen: 0, boss: 'boss-mammoth', hp: 2_000_000, left: 2_000_000 },
      },
      'hunting.current': HUNT,
    },
  },
}
