import { errorMessageOf } from '#client/i18n/error-messages.ts'
import { showLanguage, texts } from '#client/i18n/i18n.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { formatDuration, formatInteger } from '#client/ui/format/format.ts'
import { errorTable } from '#contracts/errors.ts'
import { LANGUAGE_CODES } from '#languages/languages.ts'
import { TIER_NAMES } from '#rules/season/ranks.ts'

type Values = Readonly<Record<string, unknown>>

/** Keys of texts that are shown at the same place; a state shows one of them. */
type Group = readonly string[]

const NAMESPACE = 'translation'

/** Plural endings of keys: each form counts as a text that the place could show. */
const PLURALS = ['', '_one', '_few', '_many', '_other'] as const

/** Codes of errors that lead to another page, so that no screen shows their message. */
const AT_THE_GATE: readonly string[] = ['account-deleted', 'banned', 'maintenance']

let groups: readonly Group[] = []
let isInstalled = false

const longest = (words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => other.length - one.length)[0]

/** Values for variables that occur in other texts of a group but not in the current one. Long, but realistic. */
const longValues = (): Values => ({
  count: 12,
  points: formatInteger(9999),
  rank: longest(TIER_NAMES.map((name) => rankTitle({ name, step: 'III' }))),
  time: formatDuration((23 * 60 + 59) * 60_000),
})

const variablesOf = (text: string): string[] => [...text.matchAll(/{{(\w+)/g)].map(([, name = '']) => name)

const textsOf = (key: string, language: string): string[] =>
  PLURALS.flatMap((ending) => {
    const text: unknown = texts.getResource(language, NAMESPACE, key + ending)
    return typeof text === 'string' ? [text] : []
  })

const longestOf = (key: string, value: string, options: Values): string => {
  const { language } = texts
  const shared = groups.filter((group) => group.includes(key)).flat()
  if (shared.length === 0) return value
  const values = { ...longValues(), ...options }
  const sayable = shared
    .flatMap((other) => textsOf(other, language))
    .filter((text) => variablesOf(text).every((name) => name in values))
    .map((text) => texts.services.interpolator.interpolate(text, values, language, {}))
  return longest([value, ...sayable]) ?? value
}

const install = (): void => {
  if (isInstalled) return
  isInstalled = true
  texts.use({
    type: 'postProcessor',
    name: 'longest',
    process: (value: string, keys: string | string[], options: Values) => {
      const key = Array.isArray(keys) ? keys.at(-1) : keys
      return key === undefined ? value : longestOf(key, value, options)
    },
  })
  texts.options.postProcess = ['longest']
}

const ERRORS = Object.entries(errorTable)

/** A shown error keeps its language, so this replaces its text by the longest message in the new language. */
const lengthenErrors = (): void => {
  const messages = ERRORS.filter(([code]) => !AT_THE_GATE.includes(code)).map(([code, { message }]) =>
    errorMessageOf(code, message),
  )
  const longestMessage = longest(messages) ?? ''
  const known = new Set([...messages, ...ERRORS.map(([, { message }]) => message)])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (known.has(node.nodeValue ?? '')) node.nodeValue = longestMessage
}

/** Of the keys in each group of `varying` the longest text is shown. A key in no group keeps its text. */
export const speakLongest = async (language: string, varying: readonly Group[]): Promise<void> => {
  const wanted = LANGUAGE_CODES.find((code) => code === language)
  if (wanted === undefined) throw new Error(`No language ${language}`)
  groups = varying
  if (varying.length > 0) install()
  await showLanguage(wanted)
  // i18next must choose all texts again, even if the language has not changed.
  await texts.changeLanguage(wanted)
}

/** Lengthens texts without a key, which are the errors. Call it after rendering. */
export const lengthenRest = (): void => {
  if (groups.length > 0) lengthenErrors()
}
