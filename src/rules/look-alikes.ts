import { withoutUnseen } from './seen-text.ts'

/**
 * Latin letters, each with the letters that look like it. Unicode's own list of confusables is longer, but merges i, l
 * and 1, which makes words unreadable.
 */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вßвβ',
  c: 'сҫϲ',
  d: 'ԁ',
  e: 'еєεҽ',
  h: 'нһ',
  i: 'іїι',
  j: 'ј',
  k: 'кκ',
  l: 'ӏ',
  m: 'мμ',
  n: 'η',
  o: 'оοσ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уўүγ',
}

export const signTable = (letters: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(letters).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter] as const)))

export const LATIN_LOOK_ALIKES = signTable(LATIN_LETTERS)

export const withSigns = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => table.get(sign) ?? sign).join('')

/** Letters to replace before NFKC, which would map them to another letter: Greek ϲ becomes sigma. */
const BEFORE_NFKC = new Map([...LATIN_LOOK_ALIKES].filter(([sign]) => sign.normalize('NFKC') !== sign))

/** Lower-case text without diacritics. Keeps `й` distinct from `и`. */
export const bareLetters = (text: string): string =>
  withSigns(withoutUnseen(text).toLowerCase(), BEFORE_NFKC)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/gu, '')
    .normalize('NFC')

const SAME_LATIN = signTable({ o: '0', l: '1i' })

/** Two names with the same result look alike, whatever their alphabets. Ignores punctuation and spaces. */
export const lookOf = (name: string): string =>
  withSigns(withSigns(bareLetters(name).replace(/[^\p{L}\p{N}]/gu, ''), LATIN_LOOK_ALIKES), SAME_LATIN)
