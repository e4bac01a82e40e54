import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { wornCrown } from '#rules/leaderboards/crowns.ts'
import { CrownedAvatar } from '../../shared/crowned-avatar.tsx'
import type { Contender } from './contender.ts'
import styles from './contender-face.module.css'
import { FaceReel } from './finding/face-reel.tsx'

const FACE_PX = 54

export interface ContenderFaceProps {
  readonly contender: Contender | null
  readonly flip: boolean
}

/** Faces roll as long as no opponent is found (row 76). */
export const ContenderFace = ({ contender, flip }: ContenderFaceProps) => {
  if (!contender) return <FaceReel size={FACE_PX - 6} />
  if (contender.kind === 'boss') {
    return (
      <span className={styles.boss} data-flip={flip}>
        <img src={extraIconUrl(creaturePortrait(contender.boss.boss_name))} alt="" draggable={false} />
      </span>
    )
  }
  const { profile } = contender
  return (
    <CrownedAvatar
      houseId={profile.house_id}
      size={FACE_PX}
      crown={wornCrown(profile.cosmetic)}
      frame={profile.cosmetic.looks?.frame}
      flip={flip}
      hidesWords
    />
  )
}
