/** A moment of a scene with a screenshot: the picture's name and the workbench query that shows it. */
export interface SceneMoment {
  /** What the picture shows: `arena burn tick`. */
  readonly name: string
  readonly query: string
  /** Also shot on a small phone and a tablet. */
  readonly onAllSizes?: boolean
}
