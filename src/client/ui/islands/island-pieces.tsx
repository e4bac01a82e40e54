import { extraIconUrl } from '#assets/manifest/extras.ts'
import type { HOME_ISLAND_BOX } from '#assets/manifest/home-islands.ts'
import { ISLAND_PLACES, islandIcon } from '#assets/manifest/island-places.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import styles from './island-pieces.module.css'

const share = (length: number, of: number): string => `${((length / of) * 100).toFixed(2)}%`

interface IslandPiecesProps {
  readonly pieces: readonly IslandPiece[]
  readonly box: typeof HOME_ISLAND_BOX
}

/** Pieces that the player built (R58). */
export const IslandPieces = ({ pieces, box }: IslandPiecesProps) => {
  const built = new Set(pieces)
  return (Object.keys(ISLAND_PLACES) as IslandPiece[])
    .filter((piece) => built.has(piece))
    .map((piece) => {
      const { x, y, width } = ISLAND_PLACES[piece]
      return (
        <img
          key={piece}
          src={extraIconUrl(islandIcon(piece))}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            left: share(x - box.x, box.width),
            top: share(y - box.y, box.height),
            width: share(width, box.width),
          }}
        />
      )
    })
}
