import { describe, expect, test, vi } from 'vitest'
import { AwayDialog } from '#client/topics/home/screens/away/away-dialog.tsx'
import type { AwayStory } from '#client/topics/home/screens/away/away-story.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { NO_SHELF, openedChest } from '#workbench/fixtures/chests.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { type Answers, fakeServer, typicalAnswers } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

onSignedInPages()

const STORY: AwayStory = {
  sinceMs: NOW_MS - 4 * MS_PER_HOUR,
  goneMs: 4 * MS_PER_HOUR,
  minedNano: tokToNano(15.35),
  fullInMs: null,
  biggerNano: null,
  kills: null,
  attacks: { count: 0, won: 0, lost: 0, attacker: null },
  place: { before: null, now: null },
  seasonDays: null,
  sold: { items: 0, tokNano: 0 },
  arrived: 0,
  season: null,
  leagueWeeks: 0,
  steps: [],
}

const ID = '00000000-0000-4000-8000-00000000c541'
const CLAIMED = { amount: tokToNano(15.35), balance: tokToNano(20), last_claim: minutesAgo(0) }
const CHEST = openedChest('iron', NO_SHELF, {
  star: 3,
  materials: [{ slug: 'material-iron', quantity: 4 }],
  stones: [{ type: 'burning-hell', level: 1 }],
})

const collected = async (steps: AwayStory['steps'], answers: Answers = {}) => {
  const server = fakeServer({
    ...typicalAnswers,
    'users.claim': { data: CLAIMED },
    'chests.open': { data: CHEST },
    ...answers,
  })
  const onClose = vi.fn()
  const page = await showScreen(
    <AwayDialog story={{ ...STORY, steps }} chestOf={null} nowMs={NOW_MS} open onClose={onClose} />,
  )
  await page.tap('Collect all')
  return { onClose, page, server }
}

describe('collecting what waited while the player was away', () => {
  test('shows what a chest held, beside the TOK, and stays until the player has seen it', async () => {
    const { onClose, page } = await collected([{ kind: 'claim' }, { kind: 'chest', id: ID }])
    for (const gain of ['+15.35', '+3', 'STAR', '×4', 'Iron', 'Flame stone']) expect(page.text()).toContain(gain)
    expect(onClose).not.toHaveBeenCalled()
    await page.tap('Great')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('shows what a reward of the inbox held', async () => {
    const { page, server } = await collected([{ kind: 'inbox', id: ID }], {
      'inbox.claim': {
        data: {
          item: {
            ...{ id: ID, at: minutesAgo(60), reason: 'boss-place', claimed_at: minutesAgo(0) },
            ...{ tok: tokToNano(2), star: 5, materials: [{ slug: 'material-wood', quantity: 8 }] },
            opened: {
              ...{ materials: [{ slug: 'material-wood', quantity: 1 }], stones: [], equipments: [] },
              others: [{ slug: 'meat-hook', quantity: 1 }],
            },
          },
          ...{ balance: tokToNano(20), stars: 9 },
        },
      },
    })
    expect(server.count('inbox.claim')).toBe(1)
    for (const gain of ['+2.00', '+5', '×9', 'meat hook']) expect(page.text()).toContain(gain)
  })

  test('TOK alone is a line at the top, and the card closes', async () => {
    const { onClose, page } = await collected([{ kind: 'claim' }])
    expect(page.text()).toContain('+15.35 TOK')
    expect(page.hasButton('Great')).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
