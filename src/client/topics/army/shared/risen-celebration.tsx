import { useTranslation } from 'react-i18next'
import { armyRankIcon } from '#assets/manifest/insignia.ts'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { armyTitle } from '#client/i18n/names.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { armyGains, armyRankAt } from './army-label.ts'
import styles from './risen-celebration.module.css'

const PIECE_PX = 168

const Piece = ({ step }: { readonly step: number }) => (
  <ExtraIcon name={armyRankIcon(step)} size={PIECE_PX} className={styles.piece} />
)

export const RisenCelebration = ({ step, onClose }: { readonly step: number; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const gains = armyGains(step)
  const title = t('army.risen', { name: armyTitle(armyRankAt(step)) })
  return (
    <CelebrationShow
      label={t('army.risenText')}
      glow="var(--gold)"
      backdrop="army"
      isKnown
      before={
        <Shaking>
          <Piece step={step - 1} />
        </Shaking>
      }
      after={<Piece step={step} />}
      skipLabel={t('army.skip')}
      title={title}
      done={t('army.continue')}
      celebration="army-promoted"
      onClose={onClose}
    >
      <p className="size-17 bold">{t('army.risenText')}</p>
      <ul className="flex wrap gap-8 justify-center" aria-label={t('army.gives')}>
        <li className={styles.gain}>{t('army.bonusStats', { percent: gains.stats })}</li>
        <li className={styles.gain}>{t('army.bonusCrit', { percent: gains.crit })}</li>
      </ul>
    </CelebrationShow>
  )
}
