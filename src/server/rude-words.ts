import {
  collapseDuplicatesTransformer,
  englishDataset,
  englishRecommendedWhitelistMatcherTransformers,
  RegExpMatcher,
} from 'obscenity'
import confusables from 'unhomoglyph/data.json' with { type: 'json' }
import { bareLetters, LATIN_LOOK_ALIKES, signTable, withSigns } from '../rules/look-alikes.ts'
import { withoutUnseen } from '../rules/seen-text.ts'

/** Those whose look depends on the word, or that are Latin or Russian anyway. */
const IS_READ_BY_HAND = /[a-zа-яё0-9]/iu
/**
 * Single letters that UTS 39 confuses with one Latin letter. Those of l are left out, because there i, l and 1 are one. Met before the
 * small letters are made: a capital may look like another letter than its small one.
 */
const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables)
    .filter(([sign, letter]) => /^\p{L}$/u.test(sign) && !IS_READ_BY_HAND.test(sign) && /^[a-km-z]$/i.test(letter))
    .filter(([sign]) => !LATIN_LOOK_ALIKES.has(sign) && !/^[a-z]/i.test(sign.normalize('NFKD')))
    .map(([sign, letter]) => [sign, letter.toLowerCase()] as const),
)

/** Digits and signs in place of letters, and letters of another alphabet, as the Latin ones that they are read as. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ...LATIN_LOOK_ALIKES,
  ...signTable({ a: '@4', b: '8', e: '3€', i: '1!|', o: '0', s: '5$', t: '7' }),
])
/** The same the other way: what a Latin letter, a digit or a sign stands for in a Russian word. */
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
/** In one Russian word `u` stands for `и`, in another for `у`. */
const CYRILLIC_TOO = new Map([...CYRILLIC, ['u', 'у']])

/** What the English list of the library has only at the beginning of a word, or not at all. */
const LATIN_ANYWHERE = ['asshole', 'faggot', 'hitler']
const LATIN_ANYWHERE_TOO = ['blyat', 'pizda', 'pizdec', 'huylo', 'xuylo', 'mudak', 'gandon', 'pidor', 'pidar']
/** Only as whole words: parts of others' good ones. */
const LATIN_WORDS = ['nazi', 'suka', 'hui', 'huy', 'xui', 'xuy']
const CYRILLIC_ANYWHERE = [
  ...['хуй', 'хуе', 'хуя', 'хуи', 'пизд', 'бляд', 'ебану', 'ебаны', 'ебуч', 'еблан', 'долбоеб'],
  ...['мудак', 'мудил', 'пидор', 'пидар', 'гандон', 'гондон', 'залуп', 'шлюх', 'дроч', 'гитлер'],
]
const CYRILLIC_WORDS = [
  ...['сука', 'суки', 'бля', 'блять', 'хер', 'жопа', 'чмо', 'порно', 'нацист', 'говно'],
  ...['ебать', 'заебать', 'наебать', 'выебать', 'проебать', 'уебать', 'объебать'],
]
/** Good words, or what is only in them, in which a bad one lies: found by trying the dictionaries of both languages. */
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

/** Looks are folded before: the library's own table takes Cyrillic letters for Latin ones that do not look like them. */
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

/** A letter that is drawn out is read once: `fuuuck`. */
const calm = (text: string): string => text.replace(/(.)\1{2,}/gu, '$1')
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}]+/u)

const ONE_LETTER_WORDS = 'aiавикосуя'
/** A letter that stands alone, and is no word of its own: one of a word that was spread. */
const isSpread = (piece: string, next: string | undefined, last: string | undefined): boolean =>
  piece.length === 1 && (!ONE_LETTER_WORDS.includes(piece) || next?.length === 1 || last?.length === 1)

/** A text whose words are put together again: `f u c k`, `f.u_c k`, `f uck`. Whole words beside each other are left apart. */
const gathered = (text: string): string => {
  const pieces = text
    .replace(/[^\p{L}\s_-]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const spread = pieces.map((piece, at) => isSpread(piece, pieces[at + 1], pieces[at - 1]))
  return pieces.map((piece, at) => (at === 0 || spread[at] || spread[at - 1] ? piece : ` ${piece}`)).join('')
}

/** A text as it is read: once as it is written and once gathered; and all its letters as one word. */
const readingsOf = (text: string) => ({ texts: [text, gathered(text)].map(calm), whole: calm(lettersOf(text)) })

/** Whether a word is of this stem, with an ending of at most two letters. */
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
 * Whether a text is no name for a guild: swearing in English (the list of the library `obscenity`) and in Russian, also with look-alikes
 * of the other alphabet, digits and signs in place of letters, letters drawn out or spread.
 */
export const isRude = (text: string): boolean => {
  const bare = GOOD.reduce(
    (rest, good) => rest.replaceAll(good, ' '),
    bareLetters(withSigns(withoutUnseen(text), CONFUSABLES)),
  )
  // A letter that has no Latin look ends no word: `завод`.
  const latin = withSigns(bare, LATIN).replace(/(?![a-z])\p{L}/gu, 'q')
  return (
    isRudeInEnglish(latin) ||
    isRudeIn(latin, [...LATIN_ANYWHERE, ...LATIN_ANYWHERE_TOO], LATIN_WORDS) ||
    [CYRILLIC, CYRILLIC_TOO].some((table) => isRudeIn(withSigns(bare, table), CYRILLIC_ANYWHERE, CYRILLIC_WORDS))
  )
}
