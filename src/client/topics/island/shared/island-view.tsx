import type { ReactNode } from 'react'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import type { Cosmetic } from '#contracts/wire.ts'
import { houseOf } from '#rules/house/houses.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import styles from './island-view.module.css'

/** The island is 1.46 times as wide. */
const PET_PX = 184

export interface IslandViewProps {
  readonly houseId: number
  readonly pieces: readonly IslandPiece[]
  readonly label: string
  /** Of the pet that stands on it. Without it nobody is at home. */
  readonly cosmetic?: Cosmetic | undefined
  readonly children?: ReactNode
}

/** An island in its sky, with what its player has built. */
export const IslandView = ({ children, cosmetic, houseId, label, pieces }: IslandViewProps) => {
  const time = useTimeOfDay()
  return (
    <div className={styles.view} data-time={time} data-alone={cosmetic === undefined || undefined}>
      <div className={styles.island} role="img" aria-label={label} style={{ width: PET_PX, height: PET_PX }}>
        <HouseIsland pet={houseOf(houseId).slug} time={time} petSize={PET_PX} pieces={pieces} />
        {cosmetic && <FighterView houseId={houseId} cosmetic={cosmetic} size={PET_PX} className={styles.pet} />}
      </div>
      {children}
    </div>
  )
}
