import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Medal } from '#contracts/wire.ts'
import { medalName, medalShortName } from '../shared/medal-name.ts'
import { MedalPicture } from '../shared/medal-picture.tsx'
import styles from './medal-tile.module.css'

export interface MedalTileProps {
  readonly medal: Medal
  readonly size: number
  readonly isPending: boolean
  readonly onPress: () => void
}

export const MedalTile = ({ medal, size, isPending, onPress }: MedalTileProps) => {
  const { t } = useTranslation()
  const { progress, status, type } = medal
  const said = t('medals.said', { name: medalName(t, type), state: t(`medals.state.${status}`) })
  return (
    <button
      type="button"
      className={styles.tile}
      data-status={status}
      aria-haspopup="dialog"
      aria-busy={isPending}
      onClick={onPress}
    >
      <span className={styles.picture}>
        <MedalPicture medal={medal} size={size} />
        {status === 'claimed' && (
          <span className={styles.sign}>
            <Icon name="check" size={20} />
          </span>
        )}
        {isPending && (
          <span className={styles.busy}>
            <Spinner size={34} />
          </span>
        )}
      </span>
      <span className="visually-hidden">{said}</span>
      <span className={styles.name} aria-hidden="true">
        {medalShortName(t, type)}
      </span>
      {status === 'claimable' ? (
        <span className={styles.ready} aria-hidden="true">
          {t('medals.claim')}
        </span>
      ) : (
        progress &&
        status === 'non-claimable' && (
          <span className={styles.bar}>
            <span style={{ width: `${(100 * progress.have) / progress.need}%` }} />
          </span>
        )
      )}
    </button>
  )
}
