import type { ShownExhibit } from '../exhibit.ts'

/** `from` is null for an exhibit out of the chest. */
export interface Carried {
  readonly exhibit: ShownExhibit
  readonly from: number | null
}

/** Undefined for data that another drag source has set. */
export const carriedOf = (data: Readonly<Record<string, unknown>> | undefined): Carried | undefined =>
  data && 'exhibit' in data ? (data as unknown as Carried) : undefined
