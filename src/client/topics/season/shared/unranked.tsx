import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import styles from './unranked.module.css'

export interface UnrankedProps {
  /** When fights are ranked again, ms since the epoch. */
  readonly untilMs: number
  readonly withPictures: boolean
}

const PicturesButton = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Button variant="secondary" icon="watch" fullWidth onClick={() => openPage(PAGE.MY_SEASON.path)}>
      {t('seasonEnd.pictures')}
    </Button>
  )
}

export const Unranked = ({ untilMs, withPictures }: UnrankedProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.note}>
      <strong className="font-display">{t('seasonEnd.unranked')}</strong>
      <CountdownClock endMs={untilMs} now={nowMs} label={t('seasonEnd.rankedIn')} endText={t('seasonEnd.rankedNow')} />
      {withPictures && <PicturesButton />}
    </div>
  )
}
