import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorTable } from '#contracts/errors.ts'
import { notifications as englishNotifications } from '#languages/en/notifications.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#languages/languages.ts'
import { ARMY_RANKS } from '#rules/army/army.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { TIER_NAMES } from '#rules/season/ranks.ts'
import { TASKS } from '#rules/tasks/tasks.ts'
import { MISSIONS } from '#rules/upgrades/missions.ts'
import { en } from '#tests/helpers/english.ts'
import { scanSource } from './source-scan.ts'

const INTERNATIONAL =
  /\b(?:TOK|STAR|TON|XTR|HP|RP|PvP|VS|House Kombat|Deleted player|JSON|Premium|Telegram|id|x\d*|X|I{1,3}|IV|seed|UTC|SHA-256)\b|\d+x|#/g
const NO_TEXT: Readonly<Record<string, string>> = {
  default: 'which of the two tables of figures is shown: a switch of the code, no word',
  detailed: 'the other of them',
}

const ROOT = path.resolve(import.meta.dirname, '../../../src/languages')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

type Texts = ReadonlyMap<string, string>
const flat = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value as object).flatMap(([key, part]) => flat(part, prefix === '' ? key : `${prefix}.${key}`))

const english: Texts = new Map(flat(en))

const bases = (texts: Texts): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const [key, text] of texts) {
    const base = key.replace(PLURAL, '')
    found.set(base, [...(found.get(base) ?? []), text])
  }
  return found
}
const holesOf = (list: readonly string[]): string[] =>
  [...new Set(list.flatMap((text) => text.match(/\{\{.*?\}\}|<\/?\w+\s*\/?>|\$t\(.*?\)/g) ?? []))].sort()
const plain = (text: string): string => text.replace(/\{\{.*?\}\}|(?<=^|\s)\/[a-z]+/g, '').replace(INTERNATIONAL, '')
const missingForms = (texts: Texts, language: string): string[] => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const counted = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''))
  return counted.flatMap((base) => wanted.map((form) => `${base}_${form}`).filter((key) => !texts.has(key)))
}

const ALWAYS_MANY: Readonly<Record<string, string>> = {
  'guild.members': 'the word belongs to the capacity, which is never one',
  'boss.fights.leftSaid': 'the word belongs to how many fights a day has, which is never one',
  'market.offers.count': 'the word belongs to how many offers a player may have, which is never one',
  'luck.ratesText': 'a constant number of days',
  'luck.end': 'a constant number of days',
  'trade.chart.heading': 'a constant number of days',
  'stones.number.burnTick': 'a constant number of turns',
  'petName.hint': 'a constant number of characters',
  'season.placesText': 'a constant number of fights',
  'seasonEnd.counting': 'a constant number of fights',
  'seasonEnd.fewFights': 'a constant number of fights',
  'shop.chestsLeft': 'the word belongs to all chests of a fortnight, which are never one',
  'shop.luck.none': 'a constant number of days',
  'showcase.edit.nameHint': 'a constant number of characters',
  'showcase.edit.wrong.length': 'a constant number of characters',
}
/** Matches texts such as "{{count}} new items". Amounts of TOK, STAR, HP and RP have no plural forms. */
const COUNTED = {
  en: /\{\{(?:count|amount|wins|fights|items|movements|points|level|days|turns|left|all|max|capacity|hours|minutes|total)\}\} (?:[a-z]+ )?(?!less\b|precious\b)[a-z]+s\b/,
  ru: /\{\{(?:count|amount|wins|fights|items|movements|points|level|days|turns|left|all|max|capacity|hours|minutes|total)\}\} (?:[а-яё]+ )?(?:день|дн[яейи]+|час\S*|минут\S*|ход\S*|бо[йяеёв]+|побед\S*|очк\S*|предмет\S*|вещ\S*|камн\S*|камень|игрок\S*|друз\S*|друг\S*|участник\S*|демон\S*|уровн\S*|раз\S*|фрагмент\S*)(?![а-яё])/,
} as const
const countedWithoutForms = (texts: Texts, language: 'en' | 'ru'): string[] =>
  [...texts].filter(([key, text]) => !PLURAL.test(key) && COUNTED[language].test(text)).map(([key]) => key)

const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== 'en')
const languages = new Map(
  await Promise.all(
    TRANSLATED.map(async (language) => {
      const { allTexts } = await LANGUAGES[language].allTexts()
      const later = await Promise.all(Object.values(allTexts.later).map((load) => load()))
      const texts: Texts = new Map(flat(Object.assign({}, allTexts.first, ...later)))
      const { notifications } = await LANGUAGES[language].notifications()
      return [language, { allTexts, texts, notifications }] as const
    }),
  ),
)
const read = (language: (typeof TRANSLATED)[number]) => {
  const found = languages.get(language)
  if (!found) throw new Error(`no language ${language}`)
  return found
}

describe('English', () => {
  it('has every plural form that its grammar asks for, no Russian and no empty text', () => {
    expect(missingForms(english, 'en')).toEqual([])
    expect([...english].filter(([, text]) => /[а-яё]/i.test(text) || text.trim() === '')).toEqual([])
  })

  it('counts with plural forms: nowhere may it say "1 wins"', () => {
    expect(countedWithoutForms(english, 'en').filter((key) => !(key in ALWAYS_MANY))).toEqual([])
    expect(countedWithoutForms(new Map([['record', '{{wins}} wins in {{fights}} fights']]), 'en')).toEqual(['record'])
    for (const key of Object.keys(ALWAYS_MANY)) expect(english.has(key), key).toBe(true)
  })

  it('has one file a bundle', () => {
    const files = readdirSync(path.join(ROOT, 'en')).filter(
      (file) => !/^(?:bundles|first-bundles|notifications|notification-kinds)\.ts$/.test(file),
    )
    expect(files).toEqual(
      Object.keys(en)
        .map((bundle) => `${bundle.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
        .sort(),
    )
  })
})

describe.each(TRANSLATED)('the language %s', (language) => {
  const { allTexts, texts, notifications } = read(language)
  const { names, errors } = allTexts

  it('has the same keys as English: nothing is missing, nothing is left over', () => {
    expect([...bases(texts).keys()].sort()).toEqual([...bases(english).keys()].sort())
    const keys = (value: unknown) => flat(value).map(([key]) => key)
    expect(keys(notifications).sort()).toEqual([...keys(englishNotifications), 'language'].sort())
  })

  it('has every plural form that its grammar asks for', () => {
    expect(missingForms(texts, language)).toEqual([])
  })

  it('puts the same values and tags into a text', () => {
    const other = bases(texts)
    const differing = [...bases(english)].filter(
      ([key, list]) => holesOf(list).join() !== holesOf(other.get(key) ?? []).join(),
    )
    expect(differing.map(([key, list]) => [key, list, other.get(key)])).toEqual([])
  })

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('names every league, army rank, house, item, task and mission that the game has', () => {
    expect(Object.keys(names.league)).toEqual([...TIER_NAMES])
    expect(Object.keys(names.army)).toEqual([...ARMY_RANKS])
    expect(Object.keys(names.houseAbout)).toEqual(HOUSES.map(({ slug }) => slug))
    expect(Object.keys(names.item).sort()).toEqual(
      [
        ...new Set([
          ...Object.values(ITEM_NAMES).flatMap((kind) => Object.values(kind)),
          ...Object.values(SPECIAL_NAMES),
        ]),
      ].sort(),
    )
    expect(Object.keys(names.task)).toEqual(TASKS.map(({ id }) => id))
    expect(Object.keys(names.mission)).toEqual(MISSIONS.map(({ id }) => id))
  })

  it('has a message for every error of the server and of the client', () => {
    expect(Object.keys(errors).sort()).toEqual([...Object.keys(errorTable), 'network', 'unexpected-answer'].sort())
  })
})

describe('Russian', () => {
  const { allTexts, texts } = read('ru')

  it('counts with plural forms: nowhere may it say «1 побед»', () => {
    expect(countedWithoutForms(texts, 'ru').filter((key) => !(key in ALWAYS_MANY))).toEqual([])
    expect(countedWithoutForms(new Map([['record', '{{wins}} побед']]), 'ru')).toEqual(['record'])
  })

  it('has no English word', () => {
    const all = [...texts, ...flat(allTexts.names), ...flat(allTexts.errors)]
    expect(all.filter(([, text]) => /[A-Za-z]{2,}/.test(plain(text)))).toEqual([])
  })
})

describe('the client’s source', () => {
  const scan = scanSource()
  const keys = [...bases(english).keys()]
  const templates = [...scan.literals]
    .filter((literal) => literal.includes('*') && /^\w+\./.test(literal))
    .map((literal) => literal.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .map((parts) => new RegExp(`^${parts.join('(.+)')}$`))
  const fits = (hole: string): boolean =>
    !hole.includes('.') || hole.split('.').every((part) => scan.literals.has(part))
  const isUsed = (key: string): boolean =>
    scan.literals.has(key) || templates.some((template) => template.exec(key)?.slice(1).every(fits))

  it('is read at all', () => {
    expect(scan.keys.length).toBeGreaterThan(300)
    expect(scan.literals).toContain('home.claim')
  })

  it('asks for no text that is not there', () => {
    const missing = scan.keys.filter(({ text }) => !text.includes('*') && !keys.includes(text) && !english.has(text))
    expect(missing).toEqual([])
  })

  it('uses every text', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })

  it('has no words of its own where players read or hear them', () => {
    expect(scan.bareTexts.filter(({ text }) => !(text in NO_TEXT))).toEqual([])
    const found = scan.bareTexts.map(({ text }) => text)
    expect(Object.keys(NO_TEXT).filter((text) => !found.includes(text))).toEqual([])
  })
})
