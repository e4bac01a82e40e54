/** A moment of a scene that is looked at: its picture's name, and the query of the workbench's page that shows it. */
export interface SceneMoment {
  /** What the picture shows: `arena burn tick`. */
  readonly name: string
  readonly query: string
  /** Looked at on a small phone and on a tablet, too. */
  readonly onAllSizes?: boolean
}
