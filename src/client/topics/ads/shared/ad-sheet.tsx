import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { useCountdown } from '#client/ui/format/countdown.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import { COUNTDOWN_TICK_MS } from '#rules/constants.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import styles from './ad-sheet.module.css'

export interface AdSheetProps {
  /** `film` is the fake ad of local mode, `reward` the wait for the network's confirmation. */
  readonly state: 'film' | 'reward'
  readonly lengthMs: number
  readonly onWatched: () => void
  readonly onSkipped: () => void
}

const Film = ({ lengthMs, onWatched, onSkipped }: Omit<AdSheetProps, 'state'>) => {
  const { t } = useTranslation()
  const [endMs] = useState(() => Date.now() + lengthMs)
  const { totalMs } = useCountdown(endMs, Date.now, onWatched)
  const seconds = Math.ceil(totalMs / MS_PER_SECOND)
  const wholeSeconds = lengthMs / COUNTDOWN_TICK_MS
  return (
    <>
      <div className={styles.film}>
        <Icon name="nav-reward" size={84} />
        <strong className="font-display size-20 regular stroke-behind stroke-4">{t('ads.standIn')}</strong>
        <span className="size-14">{t('ads.fakeText')}</span>
      </div>
      <Bar
        className="full"
        value={wholeSeconds - seconds}
        max={wholeSeconds}
        tone="gold"
        label={t('ads.progress')}
        text={t('ads.left', { seconds })}
      />
      <Button variant="quiet" onClick={onSkipped}>
        {t('ads.skip')}
      </Button>
    </>
  )
}

/** The fake ad of local mode (R45), and the 'Getting your reward' wait after any ad (B2), which has no button. */
export const AdSheet = ({ state, ...film }: AdSheetProps) => {
  const { t } = useTranslation()
  const isFilm = state === 'film'
  return (
    <Dialog open onClose={film.onSkipped} dismissable={false} title={t(isFilm ? 'ads.title' : 'ads.rewarding')}>
      <div className={styles.sheet}>
        {isFilm ? (
          <Film {...film} />
        ) : (
          <>
            <Spinner size={56} />
            <p className="soft" role="status">
              {t('ads.rewardingText')}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
