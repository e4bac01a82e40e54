import { POSES } from '../../../../../assets/manifest/poses.ts'
import type { House } from '../../../../rules/house/houses.ts'
import { FighterView } from '../../../ui/fighters/fighter-view.tsx'
import { HouseIsland } from '../../../ui/islands/house-island.tsx'
import { useTimeOfDay } from '../../home/shelf/time-of-day.ts'
import styles from './pet-landing.module.css'

export const PetLanding = ({ house, size }: { readonly house: House; readonly size: number }) => {
  const time = useTimeOfDay()
  return (
    <div className="relative" style={{ width: size, height: size }}>
      <HouseIsland pet={house.slug} time={time} petSize={size} />
      <div className={styles.pet}>
        <FighterView houseId={house.id} pose={POSES.win} size={size} />
      </div>
    </div>
  )
}
