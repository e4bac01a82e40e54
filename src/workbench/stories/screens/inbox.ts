import { PAGE } from '#client/game/page-paths.ts'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { InboxItem } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { itemAnswers } from '#workbench/fixtures/item-answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { ENDED_ENTRY } from '#workbench/fixtures/tournament-answers.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const BAG = itemAnswers['equipments.mine']

const itemOf = (index: number, reason: LedgerReason, over: Partial<InboxItem>): InboxItem => ({
  id: `00000000-0000-4000-8000-00000000b00${index}`,
  at: minutesAgo(60 * 26 * index),
  reason,
  tok: 0,
  star: 0,
  materials: [],
  claimed_at: null,
  ...over,
})

const ITEMS: readonly InboxItem[] = [
  itemOf(1, 'admin-grant', { tok: tokToNano(25), star: 5, materials: [{ slug: 'material-wood', quantity: 80 }] }),
  itemOf(2, 'hunt-milestone', { tok: tokToNano(40) }),
  itemOf(3, 'check-in', { tok: tokToNano(5), claimed_at: minutesAgo(90) }),
]
const LEAGUE = { tok: tokToNano(120), star: 45, materials: [{ slug: 'material-awake-stone', quantity: 1 }] }
const LEAGUE_CONTENTS: InboxItem['contents'] = {
  boxes: [],
  stones: [1, 1, 1],
  items: ['epic'],
  boss_items: 0,
  tickets: 3,
}
/** League rewards that were not claimed within fourteen days (R27). The second was opened in the inbox. */
const LEAGUE_ITEM = itemOf(1, 'league-reward', { ...LEAGUE, contents: LEAGUE_CONTENTS })
const OPENED_LEAGUE_ITEM = itemOf(2, 'league-reward', {
  tok: tokToNano(40),
  star: 15,
  contents: { ...LEAGUE_CONTENTS, stones: [1], items: [], tickets: 1 },
  opened: { materials: [], stones: [{ type: 'frost-prison', level: 1 }], equipments: [], others: [], tickets: 1 },
  claimed_at: minutesAgo(60),
})
const HUGE_ITEM = itemOf(1, 'admin-grant', {
  tok: HUGE_TOK_NANO,
  star: 987_654_321,
  materials: [
    { slug: 'material-wood', quantity: 987_654_321 },
    { slug: 'material-titanium', quantity: 987_654_321 },
    { slug: 'material-awake-stone', quantity: 987_654_321 },
  ],
})

const COLLECTED: InboxItem = {
  ...itemOf(1, 'boss-chest', { tok: tokToNano(25), star: 5, claimed_at: minutesAgo(0) }),
  opened: {
    materials: [{ slug: 'material-titanium', quantity: 9 }],
    stones: [{ type: 'burning-hell', level: 2 }],
    equipments: BAG.filter(({ rarity }) => rarity === 'epic').slice(0, 1),
    others: [{ slug: 'four-leaf-clover', quantity: 1 }],
  },
}
/** By then the last item has come out of the chest. */
const COLLECTED_MS = 3500
const collecting = (item: InboxItem): Story => ({
  answers: {
    'inbox.list': [{ ...item, claimed_at: null }],
    'inbox.claim': { ...baseAnswers['inbox.claim'], item },
  },
  play: ['Claim: '],
  advanceMs: COLLECTED_MS,
})

export const INBOX_SCREEN: ScreenStories = {
  route: PAGE.INBOX.path,
  title: 'Inbox',
  states: {
    rich: { answers: { 'inbox.list': [...ITEMS] }, ways: { Back: '/' } },
    empty: { answers: { 'inbox.list': [] }, ways: { 'Go mine': '/' } },
    ...loadingAndError('inbox.list'),
    overflow: { answers: { 'inbox.list': [HUGE_ITEM] } },
  },
  more: {
    'untold-prize': {
      answers: {
        'inbox.list': [
          itemOf(1, 'tournament-prize', { id: ENDED_ENTRY.inbox?.id ?? '', tok: tokToNano(20) }),
          ...ITEMS.slice(1),
        ],
      },
      ways: { 'To my fights': '/daily-tournament-result?day=2026-11-23 ↩' },
    },
    'no-room': {
      answers: { 'inbox.list': [...ITEMS], 'inbox.claim': apiError('balance-limit') },
      play: ['Claim all'],
    },
    claiming: { answers: { 'inbox.list': [...ITEMS], 'inbox.claim': 'pending' }, play: ['Claim all'] },
    collected: collecting(COLLECTED),
    'collected-overflow': collecting({
      ...HUGE_ITEM,
      opened: { materials: [], stones: [], equipments: BAG.slice(0, 6), others: [] },
    }),
    'league-reward': { answers: { 'inbox.list': [LEAGUE_ITEM, OPENED_LEAGUE_ITEM] } },
    offline: { answers: { 'inbox.list': 'offline' } },
  },
}
