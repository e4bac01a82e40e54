import unhomoglyphData from 'unhomoglyph/data.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { errorTable } from '#contracts/errors.ts'
import { guildNameOf, guildSlugProblem, guildTagOf } from '#rules/guild/guild-names.ts'
import { petNameProblem } from '#rules/house/pet-names.ts'
import { drawsNothing, hasUnseen } from '#rules/seen-text.ts'
import { titleProblem } from '#rules/showcase/showcase.ts'
import { checkedNames, checkedText } from '#server/modules/guild/create.ts'
import { keysOf } from '#server/modules/guild/names.ts'
import { skeletonOf } from '#server/modules/guild/skeleton.ts'
import { isProfane } from '#server/text/profanity.ts'

const FILLERS = [...'\u115f\u1160\u3164\uffa0\u2800\u200b\u200c\u200d\u2060\ufe0f\u00ad\u034f\u{e0020}\u{13441}']
const FIELDS: Readonly<Record<string, (text: string) => boolean>> = {
  'guild name': (text) => guildNameOf(text) !== null,
  tag: (text) => guildTagOf(text) !== null,
  slug: (text) => guildSlugProblem(text) === null,
  'pet name': (text) => petNameProblem(text) === null,
  'showcase title': (text) => text.trim() !== '' && titleProblem(text) === null,
}

/** Mulberry32, a generator that gives the same texts in every run. */
const dice = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
const CONFUSABLE = Object.keys(unhomoglyphData)
const LATIN = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -']
const randomTexts = (count: number): readonly string[] => {
  const roll = dice(49)
  const pick = (from: readonly string[]): string => from[roll(from.length)] ?? ''
  const anySign = (): string => {
    const code = roll(roll(2) === 0 ? 0x3_0000 : 0x3000)
    return code >= 0xd800 && code < 0xe000 ? 'x' : String.fromCodePoint(code)
  }
  const signs = [() => pick(LATIN), () => pick(LATIN), () => pick(FILLERS), () => pick(CONFUSABLE), anySign]
  return Array.from({ length: count }, () => {
    const kinds = signs.filter(() => roll(2) === 0)
    return Array.from({ length: 2 + roll(12) }, () => (kinds[roll(kinds.length)] ?? (() => pick(LATIN)))()).join('')
  })
}

describe('names that must be seen (row 141, R24, R32, R36)', () => {
  it.each(Object.entries(FIELDS))('a %s has no letter that draws nothing', (field, accepts) => {
    const seen = field === 'tag' || field === 'slug' ? 'wolf' : 'Wolfpack'
    expect(accepts(seen)).toBe(true)
    for (const filler of FILLERS) {
      expect([accepts(`${seen.slice(0, 3)}${filler}${seen.slice(3, 4)}`), accepts(filler.repeat(4))]).toEqual([
        false,
        false,
      ])
    }
  })

  it('of 10,000 random texts no field takes one with a part that cannot be seen', () => {
    const texts = randomTexts(10_000)
    const taken = Object.values(FIELDS).flatMap((accepts) => texts.filter(accepts))
    expect(taken.length).toBeGreaterThan(1000)
    expect(taken.filter((text) => drawsNothing(text) || hasUnseen(text.normalize('NFKC')))).toEqual([])
  })

  it.each([
    ['name', guildNameOf],
    ['tag', guildTagOf],
  ] as const)('of 10,000 random texts no %s is taken twice by look and skeleton', (kind, keptOf) => {
    const texts = randomTexts(10_000)
    const twins = texts.map((text) => text.replaceAll('o', 'ο').replaceAll('C', 'Ꮯ').replaceAll('s', 'ѕ'))
    const reserved = new Set<string>()
    const isNew = (text: string): boolean => {
      const keys = keysOf({ [kind]: text }).filter((key) => /-(?:look|skeleton):/.test(key))
      const isFree = !keys.some((key) => reserved.has(key))
      for (const key of keys) reserved.add(key)
      return isFree
    }
    const kept = (list: readonly string[]): readonly string[] => list.flatMap((text) => keptOf(text) ?? [])
    expect(kept(texts).filter(isNew).length).toBeGreaterThan(kind === 'name' ? 500 : 100)
    const known = new Set(kept(texts))
    expect(
      kept(twins)
        .filter((text) => !known.has(text))
        .filter(isNew),
    ).toEqual([])
  })

  it.each([
    ['Wolfpack', 'Ꮃolfpack'],
    ['Corner', 'Comer'],
    ['Night', 'Νight'],
    ['Ocean', 'ഠcean'],
  ])('%s and %s have one skeleton (row 141)', (name, twin) => expect(skeletonOf(twin)).toBe(skeletonOf(name)))

  it('a guild of a name beside another of the same looks is refused before anything is paid', () => {
    expect(() => checkedNames({ slug: 'wolfpack', name: 'Wolfpack\u3164', tag: 'WLF' })).toThrow(
      errorTable['invalid-guild-name'].message,
    )
  })
})

describe('free texts of a guild (row 141)', () => {
  it.each(['❤️', '👨‍👩‍👧‍👦', 'می‌خواهم', 'Hello\u00adthere'])('keep what emoji and Persian need: %s', (text) => {
    expect(checkedText(text)).toBe(text)
  })
  it.each(FILLERS)('are refused where nothing of them can be seen: %j', (filler) => {
    expect(() => checkedText(` ${filler}${filler} `)).toThrow(errorTable['unseen-guild-text'].message)
  })
  it.each(['f\u3164uck', 'fu\u200dck', 'fu\u2800ck', 'ϲunt', 'Ϲunt', 'fuᏟk', 'ꓝuck'])(
    'are judged by the letters that are seen: %j',
    (text) => expect(isProfane(text)).toBe(true),
  )
})
