import { describe, expect, it } from 'vitest'
import { addressOf, PAGE } from '../../../src/client/game/page-addresses.ts'
import { bossFightOf } from '../../../src/client/topics/boss/shelf/boss-battle.ts'

describe('addresses from outside', () => {
  it('are taken when they lead to a place, with or without a query', () => {
    expect(addressOf('/tier')).toBe('/tier')
    expect(addressOf('/kombat-replay?id=a')).toBe('/kombat-replay?id=a')
    expect(addressOf('/guild_boss/boss-mammoth')).toBe('/guild_boss/boss-mammoth')
    expect(addressOf('/guild_detail/night-owls?x=1')).toBe('/guild_detail/night-owls?x=1')
  })

  it.each([
    '/tiers',
    'tier',
    '//evil.example',
    '/tier/x',
    '/guild_boss/',
    '/guild_detail/',
    '/guild_detail/:id/a',
    '/guild_boss/a/b',
    '/guild_boss/boss-mammoth//evil',
    '',
    7,
    null,
  ])('are refused when they do not: %s', (text) => {
    expect(addressOf(text)).toBeNull()
  })

  it('a boss fight whose way back leads nowhere is none (row 143)', () => {
    const boss = { boss_name: 'mammoth', health_point: 1, boss_skill: {} }
    const fight = { replay_id: 'a', scenario: [], winner: 'attacker' }
    expect(bossFightOf({ bossFight: { boss, fight, back: PAGE.HOME.path } })?.back).toBe('/')
    expect(bossFightOf({ bossFight: { boss, fight, back: '/guild-bosses' } })).toBeNull()
  })
})
