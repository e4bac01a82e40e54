import { describe, expect, test, vi } from 'vitest'
import { sound } from '#client/sound/sound.ts'
import { AchievementsScreen } from '#client/topics/medals/screens/achievements-screen.tsx'
import { claimableExtra, claimableMarket, gainsOf } from '#client/topics/medals/shared/claimable-medals.ts'
import { ExtraBonus } from '#client/topics/medals/shared/extra-bonus.tsx'
import { MarketRewards } from '#client/topics/medals/shared/market-rewards.tsx'
import { medalRank } from '#client/topics/medals/shared/medal-words.ts'
import type { Medal } from '#contracts/wire.ts'
import { MARKET_MEDALS, MEDALS, medalsWith } from '#workbench/fixtures/medal-answers.ts'
import { type FakeAnswer, fakeServer, gateAnswers, refusal, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const typeOf = ({ path }: SeenRequest): string => path.split('/').at(-1) ?? ''

const medalServer = (medals: readonly Medal[], failing: readonly string[] = []) => {
  const claimed: string[] = []
  const now = (): Medal[] =>
    medals.map((medal) => (claimed.includes(medal.type) ? { ...medal, status: 'claimed' as const } : medal))
  const answer = (request: SeenRequest): FakeAnswer => {
    const type = typeOf(request)
    if (failing.includes(type)) return refusal(500, 'internal')
    claimed.push(type)
    const medal = now().find((one) => one.type === type)
    return medal ? { data: { medal, balance: 1, stars: 2 } } : refusal(404, 'not-found')
  }
  const server = fakeServer({ ...gateAnswers, 'medals.list': () => ({ data: now() }), 'medals.claim': answer })
  return { server, claimed }
}

const press = async (page: Page, name: string): Promise<void> => {
  await page.click(page.button(new RegExp(`^${name}`)))
  await page.settle(100)
}

onSignedInPages()

describe('the medals (rows 161 and 162)', () => {
  test('a rank is capped: 10000+ (R31)', () => {
    expect([1, 9999, 10_000, 20_000].map(medalRank)).toEqual(['1', '9999', '10000+', '10000+'])
  })
})

describe('claims of medals (rows 163 and 187)', () => {
  test('a claim is heard', async () => {
    medalServer(MEDALS)
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
    const page = await showScreen(<AchievementsScreen />, '/achievements')
    await press(page, 'Season II Hero, ready to claim')
    await press(page, 'Claim')
    expect(play).toHaveBeenCalledWith('claim')
  })

  test('go one after another; the first failure stops the row, and what is claimed stays shown', async () => {
    const { claimed, server } = medalServer(MARKET_MEDALS, ['top-seller-gold'])
    const page = await showScreen(<MarketRewards open onClose={() => undefined} />, '/achievements')
    await press(page, 'Claim all')
    expect(claimed).toEqual(['top-seller-bronze', 'top-seller-silver'])
    expect(server.requests.filter(({ path }) => path.endsWith('top-buyer-bronze'))).toEqual([])
    expect(page.text()).toContain('Failed to claim')
    expect(page.text()).toContain('Bronze Top Seller')
  })

  test('success closes the drawer, says so, and has user, balance and medals read again', async () => {
    const { claimed, server } = medalServer(MARKET_MEDALS)
    const onClose = vi.fn()
    const page = await showScreen(<MarketRewards open onClose={onClose} />, '/achievements')
    await press(page, 'Claim all')
    expect(claimed).toHaveLength(6)
    expect(claimed).not.toContain('top-seller-gold-extra')
    expect(onClose).toHaveBeenCalledOnce()
    expect(page.text()).toContain('Claim successfully 🎁')
    expect(server.requests.filter(({ path }) => path.endsWith('/medals')).length).toBeGreaterThan(1)
  })
})

describe('the extra bonus (row 164)', () => {
  test('with two gold-extra medals the quantities are doubled, and each is claimed once', async () => {
    expect(gainsOf(claimableExtra(MARKET_MEDALS))).toEqual([
      { asset: 'star', amount: 60 },
      { asset: 'material-awake-stone', amount: 2 },
    ])
    const { claimed } = medalServer(MARKET_MEDALS)
    const onClose = vi.fn()
    const page = await showScreen(<ExtraBonus open onClose={onClose} />, '/achievements')
    expect(page.text()).toContain('+60')
    await press(page, 'Claim')
    expect(claimed).toEqual(['top-seller-gold-extra', 'top-buyer-gold-extra'])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('with one it is its own, and the market’s drawer leaves it out', () => {
    const one = medalsWith({ 'top-buyer-gold-extra': { status: 'claimable', rank: 3 } })
    expect(gainsOf(claimableExtra(one))).toEqual([
      { asset: 'star', amount: 30 },
      { asset: 'material-awake-stone', amount: 1 },
    ])
    expect(claimableMarket(one)).toEqual([])
  })
})
