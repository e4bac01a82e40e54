import styles from './keyframe-list.module.css'
import type { SceneKeyframe } from './scene-keyframe.ts'

/** Plain links reload the page on purpose: a held stage (`hold=1`) cannot go back to another keyframe. */
export const KeyframeList = ({
  path,
  keyframes,
}: {
  readonly path: string
  readonly keyframes: readonly SceneKeyframe[]
}) => (
  <details>
    <summary className={styles.summary}>Named moments: those of the screenshots</summary>
    <ul className={styles.list}>
      {keyframes.map(({ name, query }) => (
        <li key={name}>
          <a href={`${path}?${query}&hold=1`}>{name}</a>
        </li>
      ))}
    </ul>
  </details>
)
