import { creaturePortrait } from '../../../../../../assets/manifest/creatures.ts'
import { extraIconUrl } from '../../../../../../assets/manifest/extras.ts'
import type { FighterProfile } from '../../../../../contracts/wire.ts'
import { Avatar } from '../../../../ui/surfaces/avatar.tsx'
import type { Contender } from './contender.ts'
import styles from './contender-face.module.css'

const FACE_PX = 54

const crownOf = ({ cosmetic }: FighterProfile): 'top-10' | 'top-50' | null =>
  cosmetic.top_10 ? 'top-10' : cosmetic.top_50 ? 'top-50' : null

export interface ContenderFaceProps {
  readonly contender: Contender | null
  readonly flip: boolean
}

/** Round portrait with the leaderboard crown (row 76), the boss portrait, or a question mark. */
export const ContenderFace = ({ contender, flip }: ContenderFaceProps) => {
  if (!contender) {
    return (
      <span className={styles.question} aria-hidden="true">
        ?
      </span>
    )
  }
  if (contender.kind === 'boss') {
    return (
      <span className={styles.boss} data-flip={flip}>
        <img src={extraIconUrl(creaturePortrait(contender.boss.boss_name))} alt="" draggable={false} />
      </span>
    )
  }
  const { profile } = contender
  return <Avatar houseId={profile.house_id} size={FACE_PX} crown={crownOf(profile)} flip={flip} />
}
