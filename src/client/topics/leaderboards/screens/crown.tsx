import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import { crownIcon } from '../../../../../assets/manifest/insignia.ts'
import type { ShownBoard } from '../queries.ts'
import styles from './podium.module.css'

export interface CrownProps {
  readonly board: ShownBoard
  /** Null for who stands there without one. */
  readonly place: number | null
  /** Edge in CSS px. */
  readonly size: number
}

/** The crown of the fifty best of the PvP board, five drawings by the place (row 76, R30, T41); renders nothing otherwise. */
export const Crown = ({ board, place, size }: CrownProps) => {
  const icon = place === null ? null : crownIcon(place)
  if (board !== 'pvp' || icon === null) return null
  return <img src={extraIconUrl(icon)} alt="" width={size} height={size} draggable={false} className={styles.crown} />
}
