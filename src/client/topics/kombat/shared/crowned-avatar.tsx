import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { WornFrame } from '#client/ui/frames/worn-frame.tsx'
import { Avatar, type AvatarProps } from '#client/ui/surfaces/avatar.tsx'
import type { CrownPlace } from '#rules/leaderboards/crowns.ts'
import type { LookOf } from '#rules/wardrobe/looks.ts'
import styles from './crowned-avatar.module.css'

export interface CrownedAvatarProps extends AvatarProps {
  /** The crown for the player's current place on the PvP board (row 76, R30). Null without one. */
  readonly crown: CrownPlace | null
  readonly frame?: LookOf<'frame'> | undefined
  /** True shows the crown's words to screen readers only, because something covers the picture's lower edge. */
  readonly hidesWords?: boolean
}

export const CrownedAvatar = ({ crown, frame, hidesWords = false, ...avatar }: CrownedAvatarProps) => {
  const { t } = useTranslation()
  const framed = (
    <WornFrame frame={frame}>
      <Avatar {...avatar} />
    </WornFrame>
  )
  if (crown === null) return framed
  return (
    <span className="rigid relative inline-block">
      {framed}
      <img src={extraIconUrl(`crown-${crown}`)} alt="" draggable={false} className={styles.crown} />
      <span className={hidesWords ? 'visually-hidden' : styles.words}>
        {t(crown <= 10 ? 'kombat.top10' : 'kombat.top50')}
      </span>
    </span>
  )
}
