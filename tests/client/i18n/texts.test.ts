import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../../src/client/i18n/en.ts'
import { ru } from '../../../src/client/i18n/ru.ts'
import { errorTable } from '../../../src/contracts/errors.ts'
import { ARMY_RANKS } from '../../../src/rules/army.ts'
import { ITEM_NAMES } from '../../../src/rules/item-names.ts'
import { MISSIONS } from '../../../src/rules/missions.ts'
import { TIER_NAMES } from '../../../src/rules/ranks.ts'
import { TASKS } from '../../../src/rules/tasks.ts'
import { scanSource } from './source-scan.ts'

/** Words that are the same in every language: money, marks of games, names, formats, a language's own name, the server's word for a name that is gone. */
const INTERNATIONAL =
  /\b(?:TOK|STAR|TON|XTR|HP|RP|PvP|VS|House Kombat|English|Deleted player|JSON|Premium|Telegram|id|x\d*|X|seed)\b|\d+x|#/g
/** Words in the page's code that are no text of ours, each with the reason. */
const NO_TEXT: Readonly<Record<string, string>> = {
  default: 'which of the two tables of figures is shown: a switch of the code, no word',
  detailed: 'the other of them',
}

const I18N = path.resolve(import.meta.dirname, '../../../src/client/i18n')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

type Texts = ReadonlyMap<string, string>
const flat = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value as object).flatMap(([key, part]) => flat(part, prefix === '' ? key : `${prefix}.${key}`))

const english: Texts = new Map(flat(en))
let russian: Texts = new Map()
beforeAll(async () => {
  const later = await Promise.all(Object.values(ru.later).map((load) => load()))
  russian = new Map(flat(Object.assign({}, ru.first, ...later) as object))
})

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

describe('the languages', () => {
  it('have the same topics, one file each', () => {
    const filesOf = (language: string) =>
      readdirSync(path.join(I18N, language)).filter((file) => !/errors|names/.test(file))
    expect(filesOf('ru')).toEqual(filesOf('en'))
    expect(filesOf('en')).toEqual(
      Object.keys(en)
        .map((topic) => `${topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
        .sort(),
    )
  })

  it('have the same keys: nothing is missing, nothing is left over', () => {
    expect([...bases(russian).keys()].sort()).toEqual([...bases(english).keys()].sort())
  })

  it('have every plural form that their grammar asks for', () => {
    const formsOf = (texts: Texts, language: string) => {
      const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const counted = [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''))
      return counted.flatMap((base) =>
        wanted.filter((form) => !texts.has(`${base}_${form}`)).map((form) => `${base}_${form}`),
      )
    }
    expect(formsOf(english, 'en')).toEqual([])
    expect(formsOf(russian, 'ru')).toEqual([])
  })

  it('put the same values and tags into a text', () => {
    const other = bases(russian)
    const differing = [...bases(english)].filter(
      ([key, list]) => holesOf(list).join() !== holesOf(other.get(key) ?? []).join(),
    )
    expect(differing.map(([key, list]) => [key, list, other.get(key)])).toEqual([])
  })

  it('are translated: no English word stands in Russian, no Russian one in English', () => {
    const plain = (text: string) => text.replace(/\{\{.*?\}\}/g, '').replace(INTERNATIONAL, '')
    expect([...russian].filter(([, text]) => /[A-Za-z]{2,}/.test(plain(text)))).toEqual([])
    // A language may be offered in its own letters.
    expect([...english].filter(([, text]) => text !== 'Русский' && /[а-яё]/i.test(text))).toEqual([])
  })

  it('say no empty word', () => {
    expect([...english, ...russian].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the names of things in Russian', () => {
  const { names, errors } = ru

  it('are there for every league, army rank, item, task and mission that the game has', () => {
    expect(Object.keys(names.league)).toEqual([...TIER_NAMES])
    expect(Object.keys(names.army)).toEqual([...ARMY_RANKS])
    expect(Object.keys(names.item).sort()).toEqual(
      [...new Set(Object.values(ITEM_NAMES).flatMap((kind) => Object.values(kind)))].sort(),
    )
    expect(Object.keys(names.task)).toEqual(TASKS.map(({ id }) => id))
    expect(Object.keys(names.mission)).toEqual(MISSIONS.map(({ id }) => id))
  })

  it('are there for every error that the server answers with, and for those of the client', () => {
    expect(Object.keys(errors).sort()).toEqual([...Object.keys(errorTable), 'network', 'unexpected-answer'].sort())
  })

  it('are Russian', () => {
    const all = [names, errors].flatMap((part) => flat(part))
    expect(all.filter(([, text]) => /[A-Za-z]{2,}/.test(text.replace(INTERNATIONAL, '')))).toEqual([])
  })
})

describe('the client’s source', () => {
  const scan = scanSource()
  const keys = [...bases(english).keys()]
  const templates = [...scan.literals]
    .filter((literal) => literal.includes('*') && /^\w+\./.test(literal))
    .map((literal) => literal.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .map((parts) => new RegExp(`^${parts.join('(.+)')}$`))
  // A hole holds one part of a key, or several that the source knows each.
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
    expect(scan.bareWords.filter(({ text }) => !(text in NO_TEXT))).toEqual([])
    const found = scan.bareWords.map(({ text }) => text)
    expect(Object.keys(NO_TEXT).filter((text) => !found.includes(text))).toEqual([])
  })
})
