import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEEP_LINKS, parseStartParam } from '#rules/friends/start-param.ts'

describe('the start parameter (row 14, T27)', () => {
  it('names a referrer and a guild', () => {
    expect(parseStartParam('1001_alpha')).toEqual({ refId: 1001, guildId: 'alpha', deepLink: null })
  })

  it('may name a referrer alone', () => {
    expect(parseStartParam('42')).toEqual({ refId: 42, guildId: null, deepLink: null })
    expect(parseStartParam('42_')).toEqual({ refId: 42, guildId: null, deepLink: null })
  })

  it('is cut at the first underscore only', () => {
    expect(parseStartParam('7_moon_cats-2')?.guildId).toBe('moon_cats-2')
  })

  it.each([
    null,
    '',
    'abc',
    'abc_1',
    '_alpha',
    '12a_alpha',
    '1.5',
    '-3',
    '1 2',
    '7_é',
    `1_${'a'.repeat(512)}`,
    '9'.repeat(20),
  ])('is ignored as a whole when it is %j', (text) => {
    expect(parseStartParam(text)).toBeNull()
  })

  it.each([
    ['0_rp-abc', 'replay', 'abc'],
    ['0_gb-mammoth', 'guild-boss', 'mammoth'],
    ['0_sc-12', 'showcase', '12'],
    ['5_fk-99', 'friendly-kombat', '99'],
    ['0_mk-3', 'market', '3'],
  ] as const)('%s is a link into the game, never a guild', (text, kind, id) => {
    expect(parseStartParam(text)).toMatchObject({ guildId: null, deepLink: { kind, id } })
  })

  it('gives back any referrer and guild that were put in', () => {
    const guild = fc
      .stringMatching(/^[a-z0-9][\w-]{0,30}$/)
      .filter((text) => !DEEP_LINKS.some(([prefix]) => text.startsWith(prefix)))
    fc.assert(
      fc.property(fc.nat(), guild, (refId, guildId) => {
        expect(parseStartParam(`${refId}_${guildId}`)).toEqual({ refId, guildId, deepLink: null })
      }),
      { seed: 20_261_126 },
    )
  })
})
