import { POSES } from '#assets/manifest/poses.ts'
import { useTimeOfDay } from '#client/topics/home/shared/time-of-day.ts'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import type { House } from '#rules/house/houses.ts'
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
