import { expect, test } from 'vitest'
import { type FoundingNames, foundingProblems } from '#client/topics/guild/screens/founding-problems.ts'
import { ApiError } from '#server/api-error.ts'
import { checkedNames } from '#server/modules/guild/create.ts'

const GOOD: FoundingNames = { name: 'Night Owls', tag: 'OWL', slug: 'night-owls' }

const NAMES = `
ab|abc|Ночные Совы|夜の梟|x y|  Owls  |Owls.|O.K.|-Owls|.Owls|_x_|Fire & Fur|Rock’n’Roll|Rock'n'Roll|Owls!|Owls?|Owls#1|Owls@home|Owls/Cats|Owls:Cats
a̲b̲c̲|ábć|á̂̃bcd|ﬁre|Ⅻ owls|①②③|٣٤٥|tab	bed|12345678901234567890|123456789012345678901|ёжики ёжики|ÀÉÎÕÜ|<owl>|owl"s|owl\\|💀💀💀|o💀l|   |Owls (1)|+++|Owls+|a_b-c|A,B,C|ß ß|ǅǅǅ
`
  .trim()
  .split(/[|\n]/)
const TAGS =
  'A|AB|abc|ABCDE|ABCDEF|A!|A B|ёж|СОВА|🦉|🦉🦉|1|12|A1|-A|A-|ß|ßß|ﬁ|ﬃx|ﬃﬃ|A̲B̲|á̂̃b| AB |_A|A_|Ⅻ|①②|夜|夜梟|٣٤|a\u200bb'.split(
    '|',
  )
const SLUGS =
  'ab|abc|a-b|-abc|abc-|---|a--b|log|logs|requests|phrases|reminder|leave|donate|members|boss-fight|boss-fights|rp-abc|rp|rpx|gb-1|sc-1|fk-1|mk-1|mkx|ABC|Abc|a_b|a b|a.b|совы|óra|123|1-2|0123456789012345678901234567890123456789|01234567890123456789012345678901234567890|abc\u200b|a/b|me'.split(
    '|',
  )
const EITHER = ['name', 'tag', 'slug'] as const
const TRIED: readonly FoundingNames[] = [
  ...NAMES.map((name) => ({ ...GOOD, name })),
  ...TAGS.map((tag) => ({ ...GOOD, tag })),
  ...SLUGS.map((slug) => ({ ...GOOD, slug })),
  ...[...NAMES, ...TAGS, ...SLUGS].flatMap((text) => EITHER.map((field) => ({ ...GOOD, [field]: text }))),
]

/** Whether the server accepts these names. Its check for rude words does not count, because the form has none. */
const isTaken = (names: FoundingNames): boolean => {
  try {
    checkedNames(names)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'rude-guild-name'
  }
}

test('the form accepts exactly the names that the server accepts, over 400 texts (row 141, R24)', () => {
  const isFine = (names: FoundingNames): boolean => Object.values(foundingProblems(names)).every((key) => key === null)
  expect(TRIED.length).toBeGreaterThan(400)
  expect(TRIED.filter((names) => isFine(names) !== isTaken(names))).toEqual([])
  expect(TRIED.filter(isFine).length).toBeGreaterThan(100)
})

test.each([
  [{ name: '-Owls' }, 'name', 'guild.form.nameCharacters'],
  [{ name: 'ab' }, 'name', 'guild.form.nameHint'],
  [{ tag: 'A!' }, 'tag', 'guild.form.tagCharacters'],
  [{ slug: '-abc' }, 'slug', 'guild.form.slugEnds'],
  [{ slug: '---' }, 'slug', 'guild.form.slugEnds'],
  [{ slug: 'log' }, 'slug', 'guild.form.slugTaken'],
  [{ slug: 'requests' }, 'slug', 'guild.form.slugTaken'],
  [{ slug: 'a_b' }, 'slug', 'guild.form.slugHint'],
] as const)('the error of %j is shown at its field', (change, field, key) => {
  const none = { name: null, tag: null, slug: null }
  expect(foundingProblems({ ...GOOD, ...change })).toEqual({ ...none, [field]: key })
})
