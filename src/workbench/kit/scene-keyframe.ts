export interface SceneKeyframe {
  readonly name: string
  readonly query: string
  /** Also taken on a small phone and a tablet. */
  readonly onAllSizes?: boolean
}
