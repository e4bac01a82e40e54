import { ApiError } from '#server/api-error.ts'

export const cursorText = (...values: readonly (bigint | number | string)[]): string =>
  Buffer.from(values.join('.')).toString('base64url')

/** The groups of `form`. Empty for a text that no page has returned. */
export const cursorParts = (text: string, form: RegExp): readonly string[] =>
  form.exec(Buffer.from(text, 'base64url').toString('latin1'))?.slice(1) ?? []

export const invalidCursor = (): ApiError => new ApiError('invalid-payload', { 'query/after': 'is no place' })

/** @param rows one more than `size` if there is a next page */
export const pageOf = <T>(
  rows: readonly T[],
  size: number,
  cursorOf: (last: T) => string,
): { readonly items: readonly T[]; readonly next: string | null } => {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  return { items, next: rows.length > size && last !== undefined ? cursorOf(last) : null }
}
