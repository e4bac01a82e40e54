import { PAGE } from '#client/game/page-paths.ts'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { LedgerPage } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

type Line = readonly [agoMin: number, reason: LedgerReason, asset: string, amount: number]

const rowsOf = (lines: readonly Line[]): LedgerPage['items'] =>
  lines.map(([agoMin, reason, asset, amount], index) => ({
    id: `00000000-0000-4000-8000-0000000d${String(index).padStart(4, '0')}`,
    at: minutesAgo(agoMin),
    asset,
    amount,
    reason,
    ref: null,
  }))

const RICH = rowsOf([
  [4, 'claim', 'tok', tokToNano(3.002)],
  [41, 'fight-win', 'tok', tokToNano(1.3)],
  [41, 'win-streak', 'tok', tokToNano(0.2)],
  [41, 'fight-drop', 'star', 1],
  [41, 'fight-drop', 'material-iron', 2],
  [41, 'fight-drop', 'stone:luck-leech:1', 1],
  [95, 'upgrade', 'tok', -tokToNano(35.9)],
  [310, 'check-in', 'tok', tokToNano(2)],
  [800, 'hunt', 'tok', tokToNano(5.2)],
  [800, 'hunt', 'star', 1],
  [1300, 'army-rank', 'star', -30],
  [1420, 'referral-share', 'tok', tokToNano(0.004)],
  [3000, 'fight-drop', 'equipment', 1],
  [4400, 'switch-house', 'tok', -tokToNano(50)],
  [4390, 'pet-name', 'tok', -tokToNano(50)],
])

const LONG = rowsOf([
  [4, 'admin-grant', 'tok', HUGE_TOK_NANO],
  [4, 'admin-grant', 'star', 987_654_321],
  [4, 'admin-grant', 'material-awake-stone', 987_654_321],
  [4, 'admin-grant', 'stone:burning-hell:4', 987_654_321],
  [5, 'admin-take', 'tok', -HUGE_TOK_NANO],
  [500_000, 'hunt-milestone', 'tok', HUGE_TOK_NANO],
])

export const LEDGER_SCREEN: ScreenStories = {
  route: PAGE.LEDGER.path,
  title: 'Ledger',
  states: {
    rich: {
      answers: { 'users.ledger': { items: RICH, next: 'older' } },
      ways: {
        Back: '/settings',
        '+2 Iron': '/inventory?tab=materials ↩',
        '+1 Curse stone, level 1': '/inventory?tab=stones ↩',
      },
    },
    empty: { answers: { 'users.ledger': { items: [], next: null } }, ways: { 'Go mine': '/' } },
    ...loadingAndError('users.ledger'),
    overflow: { answers: { 'users.ledger': { items: LONG, next: null }, 'users.balance': HUGE_TOK_NANO } },
  },
  more: {
    offline: { answers: { 'users.ledger': 'offline' } },
    'star-only': {
      answers: { 'users.ledger': { items: RICH.filter(({ asset }) => asset === 'star'), next: null } },
      play: ['STAR'],
    },
  },
}
