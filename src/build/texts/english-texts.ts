import { errorTable } from '#contracts/errors.ts'
import { SPECIFIED_TEXTS } from '#languages/specified-texts.ts'
import { ARMY_RANKS } from '#rules/army/army.ts'
import { HOUSE_WORDS } from '#rules/house/house-words.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { TIER_NAMES } from '#rules/season/ranks.ts'
import { TASKS } from '#rules/tasks/tasks.ts'
import { MISSIONS } from '#rules/upgrades/missions.ts'
import { pluralBase, pluralFormsOf } from './plural-forms.ts'

const namedAs = (topic: string, names: readonly string[]) => names.map((name) => [`${topic}.${name}`, name] as const)
const byId = (topic: string, rows: readonly { readonly id: string; readonly name: string }[]) =>
  rows.map(({ id, name }) => [`${topic}.${id}`, name] as const)

/** English texts outside `src/languages/en`. Other languages have them in their `errors.ts` and `names.ts`. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errorTable).map(([code, { message }]) => [`errors.${code}`, message] as const),
  // Only the client raises these, so `errorTable` lacks them.
  ['errors.network', 'Network error'],
  ['errors.unexpected-answer', 'Unexpected answer'],
  ...namedAs('names.league', TIER_NAMES),
  ...namedAs('names.army', ARMY_RANKS),
  ...Object.entries(HOUSE_WORDS).map(
    ([pet, { description, subDescription }]) =>
      [`names.houseAbout.${pet}`, `${description} ${subDescription}`] as const,
  ),
  ...namedAs('names.item', [
    ...Object.values(ITEM_NAMES).flatMap(Object.values<string>),
    ...Object.values(SPECIAL_NAMES),
  ]),
  ...byId('names.task', TASKS),
  ...byId('names.mission', MISSIONS),
])

export const allEnglish = (own: ReadonlyMap<string, string>): Map<string, string> => new Map([...own, ...ELSEWHERE])

/** Why a translator's file must not change this English text. Null if it may. */
export const whyLocked = (key: string): string | null => {
  const specified = SPECIFIED_TEXTS.find((text) => text.key === key)
  if (specified) return `row ${specified.row} of the specification has it letter by letter`
  return ELSEWHERE.has(key) ? 'its English is in src/contracts or src/rules' : null
}

/** Keys that a language must have, with the English text. A plural has one key per plural form of the language. */
export const textsToTranslate = (language: string, english: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...english].flatMap(([key, text]): (readonly [string, string])[] => {
      const base = pluralBase(key)
      if (base === null || key.endsWith('_zero')) return [[key, text]]
      return key.endsWith('_other') ? pluralFormsOf(language).map((form) => [`${base}_${form}`, text]) : []
    }),
  )
