import { withoutUnseen } from './seen-text.ts'

/**
 * Letters of other alphabets that are drawn like a Latin one. Unicode's confusables make one of i, l and 1, so that no word could be
 * read by them alone.
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

/** A table of signs from the signs that each letter stands for. */
export const signTable = (letters: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(letters).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter] as const)))

/** Letters of other alphabets, as the Latin ones that they are read as. */
export const LATIN_LOOK_ALIKES = signTable(LATIN_LETTERS)

/** A text with every sign replaced as the table says. */
export const withSigns = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text].map((sign) => table.get(sign) ?? sign).join('')

/** Those that NFKC makes another letter of, and the table would not meet: it turns the Greek ϲ into a sigma. */
const BEFORE_NFKC = new Map([...LATIN_LOOK_ALIKES].filter(([sign]) => sign.normalize('NFKC') !== sign))

/** A text in small letters that are seen, without marks on them; `й` stays a letter of its own. */
export const bareLetters = (text: string): string =>
  withSigns(withoutUnseen(text).toLowerCase(), BEFORE_NFKC)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/gu, '')
    .normalize('NFC')

/** Alike within Latin itself, in capitals or in small letters. */
const SAME_LATIN = signTable({ o: '0', l: '1i' })

/**
 * What is left of a name for the eye: two of the same look cannot be distinguished, in whatever alphabet they are written. Without signs
 * and spaces.
 */
export const lookOf = (name: string): string =>
  withSigns(withSigns(bareLetters(name).replace(/[^\p{L}\p{N}]/gu, ''), LATIN_LOOK_ALIKES), SAME_LATIN)
