import { crownIcon } from '#assets/manifest/insignia.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import styles from './podium.module.css'
import type { ShownBoard } from './shown-boards.ts'

export interface CrownProps {
  readonly board: ShownBoard
  readonly place: number | null
  readonly size: number
}

/** The crown of places 1–50 of the PvP board. Null for others (row 76, R30, T41). */
export const Crown = ({ board, place, size }: CrownProps) => {
  const icon = place === null ? null : crownIcon(place)
  if (board !== 'pvp' || icon === null) return null
  return <ExtraIcon name={icon} size={size} className={styles.crown} />
}
