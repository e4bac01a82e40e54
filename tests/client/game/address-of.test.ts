import { describe, expect, it } from 'vitest'
import { addressOf } from '#client/game/page-paths.ts'

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
})
