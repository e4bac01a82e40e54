import fc from 'fast-check'
import { expect, it } from 'vitest'
import { miningState } from '#client/topics/mining/shared/mining-state.ts'
import { miningView } from '#client/topics/mining/shared/mining-view.ts'
import { minedNano } from '#rules/mining/mining.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players } = await auditedAppWithPlayers({ config: { mode: 'local' } })
const items = itemPlayers(server)

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('pocket-size', 'mining-tok', 'honor').map((type) => ({ do: 'buy', type }) as const),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'boost' } as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'claim' } as const) },
  // Odd milliseconds, because the wire has whole seconds (T37) and both sides must truncate alike.
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 9 * MS_PER_HOUR }).map((ms) => ({ do: 'wait', ms }) as const) },
)

const shownState = async (as: number) => {
  const [settings, me, boosts, lastClaim] = await Promise.all([
    server.call('settings.get', {}, { as }),
    server.call('users.me', {}, { as }),
    server.call('users.boosts', {}, { as }),
    server.call('users.lastClaim', {}, { as }),
  ])
  return {
    state: miningState(settings.data, me.data.upgrades, boosts.data),
    lastClaimMs: Date.parse(lastClaim.data),
  }
}

const boost = async (as: number): Promise<void> => {
  const started = await server.call('ads.start', { query: { purpose: 'boost' } }, { as })
  if (started.status !== 200) return
  server.clock.advance(MS_PER_MINUTE)
  const url = `/local/players/${as}/ads/${started.data}/finish`
  await server.app.inject({ method: 'POST', url, headers: { host: 'localhost' } })
  const taken = await server.call('users.takeBoost', { body: { source: 'ad', watch_id: started.data } }, { as })
  expect(taken.status).toBe(200)
}

const claimsWhatIsShown = async (as: number): Promise<void> => {
  const { state, lastClaimMs } = await shownState(as)
  const shown = miningView(state, lastClaimMs, server.clock.nowMs()).minedNano
  const claimed = await server.call('users.claim', {}, { as })
  if (claimed.status === 200) expect(claimed.data.amount).toBe(shown)
  else expect(claimed.error.code).toBe('claim-too-early')
}

const minesTheShownRate = async (as: number): Promise<void> => {
  const { state } = await shownState(as)
  const fromMs = server.clock.nowMs()
  const minute = { lastClaimMs: fromMs, nowMs: fromMs + MS_PER_MINUTE }
  if (state.boosts.some(({ atMs }) => atMs > fromMs && atMs < minute.nowMs)) return
  const shown = miningView(state, fromMs, fromMs).rateNano / 60
  expect(Math.abs(minedNano({ ...state, ...minute }) - shown)).toBeLessThan(1)
}

it('what is shown and what is paid (rows 44, 47, 48; R03, T8, T9) agree to the nano for any history of upgrades, boosts and claims', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      server.clock.set(TEST_NOW_MS + 137)
      const id = await players.join()
      await players.arrange(id, { fights: 200, wins: 200, rank_points: 900, best_rank_points: 900 })
      for (const mission of ['win-10', 'win-50', 'win-200', 'reach-silver']) {
        await server.call('upgrades.completeMission', { params: { id: mission } }, { as: id })
      }
      await items.give(id, 'tok', tokToNano(500))
      for (const next of steps) {
        if (next.do === 'wait') server.clock.advance(next.ms)
        else if (next.do === 'buy') await server.call('upgrades.buy', { body: { type: next.type } }, { as: id })
        else if (next.do === 'boost') await boost(id)
        else await claimsWhatIsShown(id)
      }
      server.clock.advance(11 * MS_PER_MINUTE)
      await claimsWhatIsShown(id)
      await minesTheShownRate(id)
    }),
    { numRuns: 25, seed: 48 },
  )
})
