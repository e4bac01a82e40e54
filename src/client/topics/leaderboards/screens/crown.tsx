import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import { TOP_CROWNS } from '../../../../../assets/manifest/insignia.ts'
import type { ShownBoard } from '../queries.ts'
import styles from './podium.module.css'

export interface CrownProps {
  readonly board: ShownBoard
  readonly place: number
  /** Edge in CSS px. */
  readonly size: number
}

/** The crown of the top ten and top fifty of the PvP board (row 76, T41); renders nothing otherwise. */
export const Crown = ({ board, place, size }: CrownProps) => {
  const crown = TOP_CROWNS.find((best) => place <= best)
  if (board !== 'pvp' || crown === undefined) return null
  return (
    <img
      src={extraIconUrl(`crown-top-${crown}`)}
      alt=""
      width={size}
      height={size}
      draggable={false}
      className={styles.crown}
    />
  )
}
