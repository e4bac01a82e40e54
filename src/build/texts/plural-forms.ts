/** In the order in which they are written in language files. */
export const PLURAL_FORMS = [
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
] as const satisfies readonly Intl.LDMLPluralRule[]

/** `home.turn` of `home.turn_few`; null for a key without a plural form. */
export const pluralBase = (key: string): string | null =>
  /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1] ?? null

export const isLanguageCode = (code: string): boolean => {
  try {
    return Intl.PluralRules.supportedLocalesOf(code).length > 0
  } catch {
    return false
  }
}

export const pluralFormsOf = (language: string): Intl.LDMLPluralRule[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return PLURAL_FORMS.filter((form) => forms.includes(form))
}

/**
 * True for a plural form that no integer takes, such as the Russian `other`. One million is tested too, because it is
 * `many` in Spanish.
 */
export const isForFractions = (language: string, key: string): boolean => {
  const rules = new Intl.PluralRules(language)
  const form = pluralFormsOf(language).find((one) => key.endsWith(`_${one}`))
  return form !== undefined && ![...Array(200).keys(), 1_000_000].some((number) => rules.select(number) === form)
}
