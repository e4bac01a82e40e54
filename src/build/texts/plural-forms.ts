/** In the order in which the language files have them. */
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
