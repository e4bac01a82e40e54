import {
  collapseDuplicatesTransformer,
  englishDataset,
  englishRecommendedWhitelistMatcherTransformers,
  RegExpMatcher,
} from 'obscenity'
import confusables from 'unhomoglyph/data.json' with { type: 'json' }
import { bareLetters, LATIN_LOOK_ALIKES, signTable, withSigns } from '#rules/look-alikes.ts'
import { withoutUnseen } from '#rules/seen-text.ts'

/**
 * `CONFUSABLES` leaves these out: Latin and Russian letters stay themselves, and digits are read by the tables below.
 */
const IS_READ_BY_HAND = /[a-zа-яё0-9]/iu
/**
 * UTS 39 look-alikes of one Latin letter. Leaves out l, because i, l and 1 are the same there. Applied before
 * lower-casing.
 */
const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables)
    .filter(([sign, letter]) => /^\p{L}$/u.test(sign) && !IS_READ_BY_HAND.test(sign) && /^[a-km-z]$/i.test(letter))
    .filter(([sign]) => !LATIN_LOOK_ALIKES.has(sign) && !/^[a-z]/i.test(sign.normalize('NFKD')))
    .map(([sign, letter]) => [sign, letter.toLowerCase()] as const),
)

/** Digits, signs and foreign letters read as Latin ones. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ...LATIN_LOOK_ALIKES,
  ...signTable({ a: '@4', b: '8', e: '3€', i: '1!|', o: '0', s: '5$', t: '7' }),
])
/** Latin letters, digits and signs read as Russian ones. */
const CYRILLIC = signTable({
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
})
/** In some words `u` stands for `и`, in others for `у`. */
const CYRILLIC_TOO = new Map([...CYRILLIC, ['u', 'у']])

/** Bad words that the library has only at the start of a word, or not at all. */
const LATIN_ANYWHERE = ['asshole', 'faggot', 'hitler']
const LATIN_ANYWHERE_TOO = ['blyat', 'pizda', 'pizdec', 'huylo', 'xuylo', 'mudak', 'gandon', 'pidor', 'pidar']
/** Bad only as whole words, because they are parts of good ones. */
const LATIN_WORDS = ['nazi', 'suka', 'hui', 'huy', 'xui', 'xuy']
const CYRILLIC_ANYWHERE = [
  ...['хуй', 'хуе', 'хуя', 'хуи', 'пизд', 'бляд', 'ебану', 'ебаны', 'ебуч', 'еблан', 'долбоеб'],
  ...['мудак', 'мудил', 'пидор', 'пидар', 'гандон', 'гондон', 'залуп', 'шлюх', 'дроч', 'гитлер'],
]
const CYRILLIC_WORDS = [
  ...['сука', 'суки', 'бля', 'блять', 'хер', 'жопа', 'чмо', 'порно', 'нацист', 'говно'],
  ...['ебать', 'заебать', 'наебать', 'выебать', 'проебать', 'уебать', 'объебать'],
]
/** Good words with a bad one inside, from dictionaries of both languages. */
const GOOD = [
  ...[
    'analec',
    'analem',
    'analge',
    'analog',
    'analy',
    'annal',
    'artisanal',
    'assay',
    'assegai',
    'assonan',
    'assort',
    'assyr',
  ],
  ...[
    'cockpit',
    'cockspur',
    'cocksure',
    'cockswain',
    'cumin',
    'cummerbund',
    'cumquat',
    'cuspidor',
    'dickens',
    'dickinson',
  ],
  ...[
    'fagin',
    'fagott',
    'feckless',
    'fukuoka',
    'fukushima',
    'gasmen',
    'georgy',
    'gyorgy',
    'haboob',
    'klondyke',
    'lapidar',
  ],
  ...[
    'maffick',
    'mishit',
    'oxye',
    'oxyu',
    'pachinko',
    'pandanus',
    'pissarro',
    'pixyish',
    'pussycat',
    'pussyfoot',
    'rapeseed',
  ],
  ...['rapped', 'rappel', 'riddick', 'scunthorpe', 'shiitake', 'shittim', 'shitzu', 'taxying', 'tepidar', 'traffick'],
  ...['vandyke', 'wankel', 'лапидар', 'скипидар', 'соскре', 'страху', 'чебуч'],
]

/** Gets text whose look-alikes are already replaced: the library maps Cyrillic letters to wrong Latin ones. */
const english = new RegExpMatcher({
  ...englishDataset.build(),
  blacklistMatcherTransformers: [
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map([...'beolsg'].map((sign) => [sign, 2])),
    }),
  ],
  whitelistMatcherTransformers: englishRecommendedWhitelistMatcherTransformers,
})

/** Shortens repeated letters, as in `fuuuck`. */
const calm = (text: string): string => text.replace(/(.)\1{2,}/gu, '$1')
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}]+/u)

const ONE_LETTER_WORDS = 'aiавикосуя'
const isSpread = (piece: string, next: string | undefined, last: string | undefined): boolean =>
  piece.length === 1 && (!ONE_LETTER_WORDS.includes(piece) || next?.length === 1 || last?.length === 1)

/** Joins spread-out letters, as in `f u c k`, `f.u_c k`, `f uck`. Whole words stay apart. */
const gathered = (text: string): string => {
  const pieces = text
    .replace(/[^\p{L}\s_-]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const spread = pieces.map((piece, at) => isSpread(piece, pieces[at + 1], pieces[at - 1]))
  return pieces.map((piece, at) => (at === 0 || spread[at] || spread[at - 1] ? piece : ` ${piece}`)).join('')
}

const readingsOf = (text: string) => ({ texts: [text, gathered(text)].map(calm), whole: calm(lettersOf(text)) })

/** True if the word is the stem with at most two more letters. */
const isForm = (word: string, stem: string): boolean => word.startsWith(stem) && word.length <= stem.length + 2

const isRudeIn = (text: string, anywhere: readonly string[], words: readonly string[]): boolean => {
  const { texts, whole } = readingsOf(text)
  const found = new Set([...texts.flatMap(wordsOf), whole])
  return (
    [...anywhere, ...words].some((word) => found.has(word)) ||
    anywhere.some((word) => texts.some((reading) => reading.includes(word)) || isForm(whole, word))
  )
}

const isRudeInEnglish = (text: string): boolean => {
  const { texts, whole } = readingsOf(text)
  return (
    texts.some((reading) => english.hasMatch(reading)) ||
    english.getAllMatches(whole).some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === whole.length - 1)
  )
}

/**
 * True for bad English (library `obscenity`) and Russian words, also with look-alikes, digits, signs, repeated or
 * spread letters.
 */
export const isProfane = (text: string): boolean => {
  const bare = GOOD.reduce(
    (rest, good) => rest.replaceAll(good, ' '),
    bareLetters(withSigns(withoutUnseen(text), CONFUSABLES)),
  )
  // A letter without a Latin look becomes `q`, so that it does not end a word: `завод`.
  const latin = withSigns(bare, LATIN).replace(/(?![a-z])\p{L}/gu, 'q')
  return (
    isRudeInEnglish(latin) ||
    isRudeIn(latin, [...LATIN_ANYWHERE, ...LATIN_ANYWHERE_TOO], LATIN_WORDS) ||
    [CYRILLIC, CYRILLIC_TOO].some((table) => isRudeIn(withSigns(bare, table), CYRILLIC_ANYWHERE, CYRILLIC_WORDS))
  )
}
