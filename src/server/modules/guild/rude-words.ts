/** Letters that look alike, as the Latin one that they are read as. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'а@4',
    b: 'вß8',
    c: 'сҫ',
    e: 'еёє3€',
    h: 'нһ',
    i: 'іїı1!|',
    k: 'к',
    m: 'м',
    o: 'о0',
    p: 'р',
    s: 'ѕ5$',
    t: 'т7',
    x: 'х',
    y: 'уў',
  }).flatMap(([latin, alike]) => [...alike].map((sign) => [sign, latin])),
)
/** The same the other way: what a Latin letter, a digit or a sign stands for in a Russian word. */
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    а: 'a@',
    б: '6',
    в: 'b',
    е: 'eёє',
    з: '3',
    и: 'uіi',
    й: 'ўj',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'h',
    о: 'o0',
    п: 'n',
    р: 'p',
    с: 'c$',
    т: 't',
    у: 'yў',
    х: 'x',
    ч: '4',
    д: 'd',
    г: 'g',
  }).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter])),
)

/** In words of no other meaning, wherever they stand. */
const LATIN_ANYWHERE = ['fuck', 'nigger', 'nigga', 'faggot', 'whore', 'porn', 'bitch', 'asshole', 'hitler', 'motherf']
const LATIN_ANYWHERE_TOO = ['blyat', 'pizda', 'pizdec', 'huylo', 'xuylo', 'mudak', 'gandon', 'pidor', 'pidar', 'dildo']
/** Only as whole words: parts of others' good ones. */
const LATIN_WORDS = [
  'shit',
  'cunt',
  'dick',
  'cock',
  'cum',
  'fag',
  'rape',
  'slut',
  'tits',
  'nazi',
  'anal',
  'suka',
  'hui',
  'huy',
  'xui',
  'xuy',
]
const CYRILLIC_ANYWHERE = [
  ...['хуй', 'хуе', 'хуя', 'хуи', 'пизд', 'бляд', 'блять', 'ебать', 'ебану', 'ебаны', 'ебуч', 'еблан', 'долбоеб'],
  ...['мудак', 'мудил', 'пидор', 'пидар', 'гандон', 'гондон', 'залуп', 'шлюх', 'дроч', 'гитлер'],
]
const CYRILLIC_WORDS = ['сука', 'суки', 'бля', 'хер', 'жопа', 'чмо', 'порно', 'нацист', 'говно']
/** Good words in which a bad one lies. */
const GOOD = ['страхуй', 'scunthorpe']

const folded = (text: string, alike: Readonly<Record<string, string>>): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u0305\u0307-\u036f]/gu, ''),
  ]
    .map((sign) => alike[sign] ?? sign)
    .join('')
    .normalize('NFC')

/** A letter that is drawn out is read once: `fuuuck`. */
const calm = (text: string): string => text.replace(/(.)\1{2,}/gu, '$1')
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}]+/u)

const isRudeIn = (text: string, anywhere: readonly string[], words: readonly string[]): boolean => {
  const kind = GOOD.reduce((rest, good) => rest.replaceAll(good, ' '), text)
  const joined = calm(lettersOf(kind))
  if (anywhere.some((word) => joined.includes(word))) return true
  const whole = new Set(wordsOf(kind).map(calm))
  return words.some((word) => whole.has(word) || joined === word)
}

/**
 * Whether a text is no name for a guild: swearing in English and Russian, also with look-alikes of the other alphabet, digits and signs
 * in place of letters, letters drawn out or spread.
 */
export const isRude = (text: string): boolean =>
  isRudeIn(folded(text, LATIN), [...LATIN_ANYWHERE, ...LATIN_ANYWHERE_TOO], LATIN_WORDS) ||
  [CYRILLIC, { ...CYRILLIC, u: 'у' }].some((alike) => isRudeIn(folded(text, alike), CYRILLIC_ANYWHERE, CYRILLIC_WORDS))
