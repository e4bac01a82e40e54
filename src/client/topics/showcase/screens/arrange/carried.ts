import type { ShownExhibit } from '../exhibit.ts'

/** `from` is null out of the chest. */
export interface Carried {
  readonly exhibit: ShownExhibit
  readonly from: number | null
}

/** Undefined for foreign data. */
export const carriedOf = (data: Readonly<Record<string, unknown>> | undefined): Carried | undefined =>
  data && 'exhibit' in data ? (data as unknown as Carried) : undefined
