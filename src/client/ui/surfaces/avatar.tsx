import { type IconName, iconUrl } from '#assets/manifest/packs.ts'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** 0–7. */
  readonly houseId: number
  readonly name?: string
  readonly size?: number
  readonly flip?: boolean
  readonly className?: string
}

export const Avatar = ({ houseId, name, size = 56, flip = false, className }: AvatarProps) => (
  <span className={classNames(styles.avatar, className)} style={{ width: size, height: size }}>
    <span className={styles.frame}>
      <img
        src={iconUrl(`portrait-${houseId}` as IconName)}
        alt={name ?? ''}
        draggable={false}
        className={classNames(styles.picture, flip && styles.flip)}
      />
    </span>
  </span>
)
