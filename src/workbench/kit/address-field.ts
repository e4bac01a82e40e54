export interface AddressField<T> {
  readonly fallback: T
  readonly parse: (text: string) => T | null
  readonly format: (value: T) => string
}

export const choice = <T extends string>(options: readonly T[], fallback: NoInfer<T>): AddressField<T> => ({
  fallback,
  parse: (text) => options.find((option) => option === text) ?? null,
  format: (value) => value,
})

export const number = (min: number, max: number, fallback: number): AddressField<number> => ({
  fallback,
  parse: (text) => {
    const value = Number(text)
    return text.trim() === '' || !Number.isFinite(value) ? null : Math.min(max, Math.max(min, value))
  },
  format: String,
})

export const flag = (fallback = false): AddressField<boolean> => ({
  fallback,
  parse: (text) => (text === '1' ? true : text === '0' ? false : null),
  format: (value) => (value ? '1' : '0'),
})

export const text = (fallback = ''): AddressField<string> => ({
  fallback,
  parse: (words) => words,
  format: (words) => words,
})

export type AddressState<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer T> ? T : never
}

// The record mixes fields of different types; `AddressState` recovers each type.
type AnyField = AddressField<unknown>

/** A missing or invalid value is replaced by the field's fallback. */
export const readAddress = <Fields extends Record<string, unknown>>(
  fields: Fields,
  query: URLSearchParams,
): AddressState<Fields> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, AnyField>).map(([name, field]) => {
      const words = query.get(name)
      return [name, (words === null ? null : field.parse(words)) ?? field.fallback]
    }),
  ) as AddressState<Fields>

/** Omits values that equal the fallback, so that addresses stay short. */
export const writeAddress = <Fields extends Record<string, unknown>>(
  fields: Fields,
  query: URLSearchParams,
  change: Partial<AddressState<Fields>>,
): URLSearchParams => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    const field = (fields as Record<string, AnyField>)[name]
    if (!field) continue
    const words = field.format(value)
    if (words === field.format(field.fallback)) next.delete(name)
    else next.set(name, words)
  }
  return next
}
