/** A screenshot of a scene, with the workbench query that shows it. */
export interface SceneMoment {
  /** As a title: `arena burn tick`. */
  readonly name: string
  readonly query: string
  /** Also taken on a small phone and a tablet. */
  readonly onAllSizes?: boolean
}
