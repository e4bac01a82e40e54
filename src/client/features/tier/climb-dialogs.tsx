import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '../../../../assets/manifest/extras.ts'
import { armyRankIcon } from '../../../../assets/manifest/insignia.ts'
import { armyTitle } from '../../i18n/names.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatInteger } from '../../ui/format.ts'
import { armyGains, armyRankAt } from './army-words.ts'
import styles from './climb-dialogs.module.css'

export interface ClimbQuestionProps {
  readonly open: boolean
  /** The step to rise to. */
  readonly step: number
  /** Whole STAR. */
  readonly cost: number
  readonly stars: number
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before STAR are spent: on what, how many, and what it gives. */
export const ClimbQuestion = ({ open, step, cost, stars, pending, onConfirm, onCancel }: ClimbQuestionProps) => {
  const { t } = useTranslation()
  const gains = armyGains(1)
  return (
    <ConfirmDialog
      open={open}
      title={t('tier.ask', { name: armyTitle(armyRankAt(step)) })}
      confirmLabel={t('tier.confirm')}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <img src={extraIconUrl(armyRankIcon(step))} alt="" width={112} height={112} className={styles.piece} />
      <p>{t('tier.askCost', { cost: formatInteger(cost), stars: formatInteger(stars) })}</p>
      <p>
        {t('tier.askGives', {
          stats: t('tier.bonusStats', { percent: gains.stats }),
          crit: t('tier.bonusCrit', { percent: gains.crit }),
        })}
      </p>
    </ConfirmDialog>
  )
}

export interface RisenProps {
  /** The step just reached; null while there is nothing to celebrate. */
  readonly step: number | null
  readonly onClose: () => void
}

/** Celebrates a step of the army ladder. */
export const Risen = ({ step, onClose }: RisenProps) => {
  const { t } = useTranslation()
  // The piece stays in the dialog while it leaves.
  const [shown, setShown] = useState(step)
  if (step !== null && step !== shown) setShown(step)
  if (shown === null) return null
  const gains = armyGains(shown)
  return (
    <Dialog open={step !== null} onClose={onClose} title={t('tier.risen', { name: armyTitle(armyRankAt(shown)) })}>
      <div className={styles.risen}>
        <span className={styles.rays}>
          <img src={extraIconUrl(armyRankIcon(shown))} alt="" width={150} height={150} className={styles.piece} />
        </span>
        <p>{t('tier.risenText')}</p>
        <p className={styles.gain}>
          {t('tier.bonusStats', { percent: gains.stats })} · {t('tier.bonusCrit', { percent: gains.crit })}
        </p>
        <Button fullWidth onClick={onClose}>
          {t('tier.continue')}
        </Button>
      </div>
    </Dialog>
  )
}
