import styles from './moment-list.module.css'
import type { SceneMoment } from './scene-moment.ts'

/** Plain links: a held stage shows another moment only after a reload. */
export const MomentList = ({ path, moments }: { readonly path: string; readonly moments: readonly SceneMoment[] }) => (
  <details>
    <summary className={styles.summary}>Named moments: those of the screenshots</summary>
    <ul className={styles.list}>
      {moments.map(({ name, query }) => (
        <li key={name}>
          <a href={`${path}?${query}&hold=1`}>{name}</a>
        </li>
      ))}
    </ul>
  </details>
)
