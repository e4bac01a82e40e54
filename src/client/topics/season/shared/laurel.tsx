import { extraIconUrl } from '#assets/manifest/extras.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import styles from './laurel.module.css'

export interface LaurelProps {
  /** 1 to 50. */
  readonly place: number
  readonly label: string
  /** CSS px. */
  readonly size: number
}

export const Laurel = ({ place, label, size }: LaurelProps) => (
  <span className={styles.laurel} role="img" aria-label={label} style={{ width: size, height: size }}>
    <img src={extraIconUrl('laurel')} alt="" width={size} height={size} draggable={false} />
    <span className={styles.place} style={{ fontSize: size * (place < 10 ? 0.38 : 0.32) }} aria-hidden="true">
      {formatInteger(place)}
    </span>
  </span>
)
