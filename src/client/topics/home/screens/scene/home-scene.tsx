import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeOfDay } from '#assets/manifest/home-islands.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import type { ChestShelfProps } from '#client/topics/chests/shared/chest-shelf.tsx'
import { ChestSlot } from '#client/topics/chests/shared/chest-slot.tsx'
import { useShelf } from '#client/topics/chests/shared/use-shelf.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { HouseIsland } from '#client/ui/islands/house-island.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { houseOf } from '#rules/house/houses.ts'
import type { IslandPiece } from '#rules/island/island.ts'
import type { MiningState } from '#rules/mining/mining.ts'
import type { PetMotion } from '../pet/pet-motion.ts'
import type { PetTouchProps } from '../pet/pet-touch.tsx'
import styles from './home-scene.module.css'
import { petSize, shelfSize } from './pet-size.ts'
import { useBoxSize } from './use-box-size.ts'

const FighterView = extraOnDemand(async () => (await import('#client/ui/fighters/fighter-view.tsx')).FighterView)
const PetTouch = extraOnDemand<PetTouchProps>(async () => {
  const [pet] = await Promise.all([import('../pet/pet-touch.tsx'), loadBundle('homeColumns')])
  return pet.PetTouch
})

export interface HomeSceneProps extends Pick<ChestShelfProps, 'isListed' | 'onListed'> {
  readonly profile: CombatProfile
  readonly pieces: readonly IslandPiece[] | undefined
  readonly time: TimeOfDay
  readonly mining: MiningState | null
  readonly lastClaimMs: number | undefined
}

export const HomeScene = ({ profile, pieces, time, mining, lastClaimMs, ...listing }: HomeSceneProps) => {
  const { t } = useTranslation()
  const [motion, setMotion] = useState<PetMotion | null>(null)
  const scene = useRef<HTMLDivElement>(null)
  const box = useBoxSize(scene)
  const size = petSize(box)
  const house = houseOf(profile.house_id)
  const shelf = useShelf()
  const shelfPlace = shelfSize(box)
  return (
    <div ref={scene} className={styles.scene} data-measured={box !== null}>
      <div className={styles.float} style={{ width: size, height: size }} data-shelf={shelf ? shelfPlace : undefined}>
        <HouseIsland pet={house.slug} time={time} petSize={size} pieces={pieces} />
        <FighterView
          houseId={house.id}
          cosmetic={profile.cosmetic}
          size={size}
          motion={motion}
          label={t('home.pet', { house: house.name })}
          className={styles.pet}
        />
        <PetTouch
          profile={profile}
          mining={mining}
          lastClaimMs={lastClaimMs}
          onMotion={(next) => setMotion(() => next)}
        />
        {shelf && <ChestSlot shelf={shelf} size={shelfPlace} {...listing} />}
      </div>
      <p className={styles.plate}>
        <Icon name={crestIcon(house.id)} size={26} />
        <span className={styles.names}>
          {profile.pet.name && <bdi>{profile.pet.name}</bdi>}
          <bdi data-owner={!!profile.pet.name}>{profile.username}</bdi>
        </span>
      </p>
    </div>
  )
}
