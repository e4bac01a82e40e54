import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import { formatInteger } from '../../../ui/format/format.ts'
import styles from './laurel.module.css'

export interface LaurelProps {
  /** The final place of a season, 1 to 50. */
  readonly place: number
  /** What it is, for screen readers. */
  readonly label: string
  /** Edge in CSS px. */
  readonly size: number
}

/** The laurel of a season's final place, with the place in its middle (R30). */
export const Laurel = ({ place, label, size }: LaurelProps) => (
  <span className={styles.laurel} role="img" aria-label={label} style={{ width: size, height: size }}>
    <img src={extraIconUrl('laurel')} alt="" width={size} height={size} draggable={false} />
    <span className={styles.place} style={{ fontSize: size * (place < 10 ? 0.38 : 0.32) }} aria-hidden="true">
      {formatInteger(place)}
    </span>
  </span>
)
