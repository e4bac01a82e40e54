import { extraIconUrl } from '#assets/manifest/extras.ts'
import { HOME_ISLAND_BOX as BOX } from '#assets/manifest/home-islands.ts'
import { ISLAND_PLACES, islandIcon } from '#assets/manifest/island-places.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import styles from './island-pieces.module.css'

const share = (length: number, of: number): string => `${((length / of) * 100).toFixed(2)}%`

/** What the player built (R58), behind the pet and above its island. */
export const IslandPieces = ({ pieces }: { readonly pieces: readonly IslandPiece[] }) => {
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
            left: share(x - BOX.x, BOX.width),
            top: share(y - BOX.y, BOX.height),
            width: share(width, BOX.width),
          }}
        />
      )
    })
}
