import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { armyRankIcon } from '#assets/manifest/insignia.ts'
import { armyTitle } from '#client/i18n/names.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { armyGains, armyRankAt } from './army-label.ts'
import styles from './climb-question.module.css'

export interface ClimbQuestionProps {
  readonly open: boolean
  readonly step: number
  /** `cost` and `stars` are whole STAR. */
  readonly cost: number
  readonly stars: number
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

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
