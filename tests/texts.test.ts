import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importProblems } from '#build/texts/import-problems.ts'
import { changedFiles, english, languages, translation, withFractions } from '#build/texts/language-files.ts'
import { textsIn, withTexts } from '#build/texts/text-places.ts'
import { fromJson, toJson } from '#build/texts/translation-json.ts'
import { errorTable } from '#contracts/errors.ts'
import * as notificationTexts from '#languages/en/notifications.ts'
import { en } from './helpers/english.ts'

const LANGUAGES = path.resolve(import.meta.dirname, '../src/languages')
const sourceOf = (file: string): string => readFileSync(path.join(LANGUAGES, file), 'utf8')

const lines = (source: string | undefined): Set<string> => new Set(source?.split('\n'))
/** Lines of one text that the other text lacks. */
const without = (one: string | undefined, other: string | undefined): string[] =>
  [...lines(one)].filter((line) => !lines(other).has(line))

describe.each(languages())('the texts of %s', (language) => {
  const texts = translation(language)

  it('come back from JSON as they were, and change no file', () => {
    expect(texts.size).toBeGreaterThan(3700)
    const back = fromJson(toJson(texts))
    expect(back).toEqual(texts)
    expect(importProblems(language, texts, english)).toEqual([])
    expect(changedFiles(language, texts)).toEqual(new Map())
  })
})

const flat = (value: unknown, prefix: string): string[] =>
  typeof value === 'string'
    ? [prefix.slice(1)]
    : Object.entries(value as object).flatMap(([key, part]) => flat(part, `${prefix}.${key}`))

/**
 * Where an export has a text: those of `notification-kinds.ts` appear again under settings and notifications, but are
 * exported once, under their own file.
 */
const atTheirPlace = (key: string): string =>
  key
    .replace(/^settings\.notify\.kind\./, 'notification-kinds.notificationNames.')
    .replace(/^notifications\.notifications\.messages\./, 'notification-kinds.notificationMessages.')

it('an export has every English text', () => {
  const elsewhere = Object.keys(errorTable).map((code) => `errors.${code}`)
  const bot = Object.entries(notificationTexts).flatMap(([name, texts]) => flat(texts, `.notifications.${name}`))
  expect([...flat(en, ''), ...bot, ...elsewhere].map(atTheirPlace).filter((key) => !english.has(key))).toEqual([])
})

describe('an import', () => {
  it.each([
    ['ru/kombat.ts', 'kombat.'],
    ['ru/notifications.ts', 'notifications.'],
    ['en/shop.ts', 'shop.'],
  ])('replaces every text of %s', (file, prefix) => {
    const texts = new Map(
      [...translation(path.dirname(file))]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => [key, `«${text}»\u00a0'"\\`]),
    )
    const changed = withTexts(file, sourceOf(file), texts)
    const now = textsIn(new Map([[file, changed]]))
    expect([...texts].filter(([key, text]) => now.get(key) !== text)).toEqual([])
    expect(changed).toContain('\\u00a0')
  })

  it('changes the lines of its texts alone, formatted, and keeps comments', () => {
    const file = path.join(LANGUAGES, 'en/first-days.ts')
    const long = 'Open what you won! '.repeat(8).trim()
    const changed = changedFiles(
      'en',
      new Map([...english, ['firstDays.openBox', "Let's"], ['firstDays.tapToSkip', long]]),
    )
    expect([...changed.keys()]).toEqual([file])
    const before = sourceOf('en/first-days.ts')
    expect(without(changed.get(file), before)).toEqual([`  openBox: "Let's",`, '  tapToSkip:', `    '${long}',`])
    expect(without(before, changed.get(file))).toHaveLength(2)
  })

  it('gives files copied from another language the plural forms of theirs', () => {
    const german = new Map([
      ['home.claimableAfter_one', 'In {{count}} Minute'],
      ['home.claimableAfter_other', 'In {{count}} Minuten'],
    ])
    const changed = withTexts('home.ts', sourceOf('ru/home.ts'), german)
    const forms = [...textsIn(new Map([['home.ts', changed]]))].filter(([key]) => key.startsWith('home.claimableAfter'))
    expect(forms).toEqual([...german])
  })

  it.each<[refused: string, language: string, key: string, text: string | null, sentence: string]>([
    ['an unknown key', 'ru', 'home.clam', 'Забрать', '"home.clam" is no key of the game.'],
    ['a missing key', 'ru', 'home.claim', null, '"home.claim" is missing.'],
    ['an empty text', 'ru', 'home.claim', '', '"home.claim" is missing.'],
    ['a missing plural form', 'ru', 'kombat.turn_few', null, '"kombat.turn_few" is missing.'],
    [
      'a plural form of another language',
      'en',
      'kombat.turn_few',
      '{{count}} turns left',
      '"kombat.turn_few" is no plural form of en, which has one, other.',
    ],
    [
      'a changed value',
      'ru',
      'home.claimFull',
      'Забрать {{сумма}} TOK',
      '"home.claimFull" has the values {{сумма}}, the English {{amount}}.',
    ],
    [
      'a missing value of the bot',
      'ru',
      'notifications.payments.held',
      'Подождите.',
      '"notifications.payments.held" has the values none, the English {n}.',
    ],
    ['a tag', 'ru', 'home.claim', '<b>Забрать</b>', '"home.claim" has the tags </b>, <b>, the English none.'],
    [
      'a text that is too long',
      'ru',
      'notifications.invoices.meat-hook.title',
      'Очень большой и острый мясной крюк',
      '"notifications.invoices.meat-hook.title" has 34 characters, at most 32 fit.',
    ],
    [
      'another wording than the specification’s',
      'en',
      'home.claimFull',
      'Get {{amount}} TOK',
      '"home.claimFull" is locked: row 44 of the specification has it letter by letter.',
    ],
    [
      'English that is not in its folder',
      'en',
      'errors.forbidden',
      'Nope',
      '"errors.forbidden" is locked: its English is in src/contracts or src/rules.',
    ],
  ])('refuses %s', (_refused, language, key, text, sentence) => {
    const texts = translation(language)
    if (text === null) texts.delete(key)
    else texts.set(key, text)
    expect(importProblems(language, texts, english)).toEqual([sentence])
  })

  it('keeps the form of fractions, which some tools leave out', () => {
    const whole = (language: string) =>
      new Map([...translation(language)].filter(([key]) => !/^kombat\.turn_other$|_zero$/.test(key)))
    expect(withFractions('ru', whole('ru')).get('kombat.turn_other')).toBe(translation('ru').get('kombat.turn_other'))
    expect(withFractions('en', whole('en')).has('kombat.turn_other')).toBe(false)
    expect(withFractions('ru', whole('ru')).has('ui.stars_zero')).toBe(false)
  })

  it('refuses what is not JSON', () => {
    expect(fromJson('{"home": ')).toBeNull()
  })
})

describe('a new language', () => {
  it('begins with every key in its own plural forms, without texts', () => {
    const polish = translation('pl')
    const turns = [...polish].filter(([key]) => key.startsWith('kombat.turn_'))
    expect(turns).toEqual(['one', 'few', 'many', 'other'].map((form) => [`kombat.turn_${form}`, '']))
    expect(polish.size).toBe(translation('ru').size)
    expect([...translation('ja').keys()].filter((key) => key.startsWith('kombat.turn_'))).toEqual(['kombat.turn_other'])
  })
})
