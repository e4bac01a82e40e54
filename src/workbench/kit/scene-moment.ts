/** A moment of a scene that has a screenshot. */
export interface SceneMoment {
  /** What the picture shows: `arena burn tick`. */
  readonly name: string
  readonly query: string
  /** Also shot on a small phone and a tablet. */
  readonly onAllSizes?: boolean
}
