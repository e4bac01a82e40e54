import type { CSSProperties } from 'react'
import type { TimeOfDay } from '#assets/manifest/home-islands.ts'
import { pictureUrl } from '#assets/manifest/packs.ts'
import type { PetName } from '#assets/manifest/pets.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import { extraOnDemand } from '../feedback/on-demand.tsx'
import styles from './house-island.module.css'

const IslandLife = extraOnDemand(async () => (await import('./island-life.tsx')).IslandLife)

interface HouseIslandProps {
  readonly pet: PetName
  readonly time: TimeOfDay
  /** Edge of the pet's square, CSS px. */
  readonly petSize: number
  /** Built by the player (R58). */
  readonly pieces?: readonly IslandPiece[] | undefined
}

export const HouseIsland = ({ pet, time, petSize, pieces = [] }: HouseIslandProps) => (
  <div
    className={styles.island}
    data-time={time}
    aria-hidden="true"
    style={{ '--pet': `${petSize}px` } as CSSProperties}
  >
    <img src={pictureUrl(`home-${pet}`)} alt="" draggable={false} className={styles.picture} />
    <IslandLife pet={pet} time={time} pieces={pieces} />
  </div>
)
