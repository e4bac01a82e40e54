import type { ShownExhibit } from '../exhibit.ts'

/** What is dragged, and the place that it comes from; null out of the chest. */
export interface Carried {
  readonly exhibit: ShownExhibit
  readonly from: number | null
}

/** What a drag carries; undefined for none of ours. */
export const carriedOf = (data: Readonly<Record<string, unknown>> | undefined): Carried | undefined =>
  data && 'exhibit' in data ? (data as unknown as Carried) : undefined
