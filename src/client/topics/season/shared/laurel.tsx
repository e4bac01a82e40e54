import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import styles from './laurel.module.css'

export interface LaurelProps {
  /** 1 to 50. */
  readonly place: number
  readonly label: string
  readonly size: number
}

export const Laurel = ({ place, label, size }: LaurelProps) => (
  <span className={styles.laurel} role="img" aria-label={label} style={{ width: size, height: size }}>
    <ExtraIcon name="laurel" size={size} />
    <span className={styles.place} style={{ fontSize: size * (place < 10 ? 0.38 : 0.32) }} aria-hidden="true">
      {formatInteger(place)}
    </span>
  </span>
)
