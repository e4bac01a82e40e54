import { textsToTranslate, whyLocked } from './english-texts.ts'
import { pluralBase, pluralFormsOf } from './plural-forms.ts'

/** Placeholders: `{{count}}` of i18next, `{n}` of the bot's messages, `$t(home.claim)`. */
const VALUES = /\{\{.*?\}\}|\{\w+\}|\$t\(.*?\)/g
const TAGS = /<\/?\w[^>]*>/g

/** Maximum number of characters of a text, without its placeholders. Null if there is no limit. */
export const lengthLimit = (key: string): number | null => {
  const [, part] = /^notifications\.invoices\..+\.(title|about)$/.exec(key) ?? []
  return part === undefined ? null : part === 'title' ? 32 : 255
}

const inAll = (pattern: RegExp, text: string): string => [...new Set(text.match(pattern))].sort().join(', ')

/** @param sources the English text (of a plural its `_other`), and the English text of this plural form, if any */
const problemOfText = (key: string, text: string, sources: readonly string[]): string | null => {
  for (const [what, pattern] of [
    ['values', VALUES],
    ['tags', TAGS],
  ] as const) {
    const [ours, wanted] = [inAll(pattern, text), sources.map((source) => inAll(pattern, source))]
    if (!wanted.includes(ours)) return `has the ${what} ${ours || 'none'}, the English ${wanted[0] || 'none'}`
  }
  const [length, limit] = [[...text.replace(VALUES, '')].length, lengthLimit(key)]
  return limit !== null && length > limit ? `has ${length} characters, at most ${limit} fit` : null
}

export const importProblems = (
  language: string,
  given: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): string[] => {
  const wanted = textsToTranslate(language, english)
  const unknown = [...given.keys()].flatMap((key) => {
    if (wanted.has(key)) return []
    return english.has(`${pluralBase(key)}_other`)
      ? [`"${key}" is no plural form of ${language}, which has ${pluralFormsOf(language).join(', ')}.`]
      : [`"${key}" is no key of the game.`]
  })
  const wrong = [...wanted].flatMap(([key, source]) => {
    const text = given.get(key)
    if (!text) return [`"${key}" is missing.`]
    const lock = language === 'en' && text !== english.get(key) ? whyLocked(key) : null
    if (lock !== null) return [`"${key}" is locked: ${lock}.`]
    const problem = problemOfText(key, text, [source, english.get(key) ?? source])
    return problem === null ? [] : [`"${key}" ${problem}.`]
  })
  return [...unknown, ...wrong]
}
