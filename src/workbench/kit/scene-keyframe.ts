export interface SceneKeyframe {
  readonly name: string
  readonly query: string
  /** Screenshots of it are also taken on a small phone and a tablet. */
  readonly onAllSizes?: boolean
}
