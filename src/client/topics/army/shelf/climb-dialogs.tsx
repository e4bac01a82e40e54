import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../../assets/manifest/extras.ts'
import { armyRankIcon } from '../../../../../assets/manifest/insignia.ts'
import { armyTitle } from '../../../i18n/names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formatInteger } from '../../../ui/format/format.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { armyGains, armyRankAt } from './army-label.ts'
import styles from './climb-dialogs.module.css'

export interface ClimbQuestionProps {
  readonly open: boolean
  readonly step: number
  /** Whole STAR. */
  readonly cost: number
  readonly stars: number
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirms spending STAR on the next army step. */
export const ClimbQuestion = ({ open, step, cost, stars, pending, onConfirm, onCancel }: ClimbQuestionProps) => {
  const { t } = useTranslation()
  const gains = armyGains(1)
  return (
    <ConfirmDialog
      open={open}
      title={t('army.ask', { name: armyTitle(armyRankAt(step)) })}
      confirmLabel={t('army.confirm')}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <img src={extraIconUrl(armyRankIcon(step))} alt="" width={112} height={112} className={styles.piece} />
      <p>{t('army.askCost', { cost: formatInteger(cost), stars: formatInteger(stars) })}</p>
      <p>
        {t('army.askGives', {
          stats: t('army.bonusStats', { percent: gains.stats }),
          crit: t('army.bonusCrit', { percent: gains.crit }),
        })}
      </p>
    </ConfirmDialog>
  )
}

export interface RisenProps {
  /** The step just reached, or null. */
  readonly step: number | null
  readonly onClose: () => void
}

/** Celebrates an army step. */
export const Risen = ({ step, onClose }: RisenProps) => {
  const { t } = useTranslation()
  // Keep the content during the exit animation.
  const [shown, setShown] = useState(step)
  if (step !== null && step !== shown) setShown(step)
  if (shown === null) return null
  const gains = armyGains(shown)
  return (
    <Dialog open={step !== null} onClose={onClose} title={t('army.risen', { name: armyTitle(armyRankAt(shown)) })}>
      <div className="grid gap-8 items-center text-center">
        <span className={styles.rays}>
          <img src={extraIconUrl(armyRankIcon(shown))} alt="" width={150} height={150} className={styles.piece} />
        </span>
        <p>{t('army.risenText')}</p>
        <p className="golden font-display">
          {t('army.bonusStats', { percent: gains.stats })} · {t('army.bonusCrit', { percent: gains.crit })}
        </p>
        <Button fullWidth onClick={onClose}>
          {t('army.continue')}
        </Button>
      </div>
    </Dialog>
  )
}
