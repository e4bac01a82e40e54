import type { CSSProperties, ReactNode } from 'react'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { useMediaQuery } from '#client/ui/hooks/use-media-query.ts'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import type { Cosmetic } from '#contracts/wire.ts'
import { houseOf } from '#rules/house/houses.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import styles from './island-view.module.css'

/** Edge of the square that home would give the pet, CSS px. The island is 1.46 times as wide. */
const SQUARE_PX = { narrow: 180, usual: 224 } as const
const ROOMY = '(min-width: 380px)'
/** The pet is smaller than at home, where it hides what is built behind it. */
const PET_SHARE = 0.56

export interface IslandViewProps {
  readonly houseId: number
  readonly cosmetic: Cosmetic
  readonly pieces: readonly IslandPiece[]
  readonly label: string
  readonly children?: ReactNode
}

export const IslandView = ({ children, cosmetic, houseId, label, pieces }: IslandViewProps) => {
  const time = useTimeOfDay()
  const square = SQUARE_PX[useMediaQuery(ROOMY) ? 'usual' : 'narrow']
  return (
    <div className={styles.view} data-time={time}>
      <div
        className={styles.island}
        role="img"
        aria-label={label}
        style={{ '--square': `${square}px`, '--share': PET_SHARE } as CSSProperties}
      >
        <HouseIsland pet={houseOf(houseId).slug} time={time} petSize={square} pieces={pieces} />
        <FighterView
          houseId={houseId}
          cosmetic={cosmetic}
          size={Math.round(square * PET_SHARE)}
          className={styles.pet}
        />
      </div>
      {children}
    </div>
  )
}
