import { useTranslation } from 'react-i18next'
import { formatPercent } from '#client/ui/format/format.ts'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { REFINE_PITY_FAILURES } from '#rules/blacksmith/blacksmith.ts'
import styles from './success-rate.module.css'

const ALL = 100
const PIPS = Array.from({ length: REFINE_PITY_FAILURES }, (_, index) => index)

export interface SuccessRateProps {
  readonly percent: number
  /** Failures in a row. Null where the work cannot fail. */
  readonly failures: number | null
}

/** After three failures the next attempt succeeds (row 111, R17). */
export const SuccessRate = ({ percent, failures }: SuccessRateProps) => {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6">
      <Bar
        value={percent}
        max={ALL}
        tone={percent === ALL ? 'mint' : 'gold'}
        size="large"
        label={t('blacksmith.rate')}
        text={`${t('blacksmith.rate')} ${formatPercent(percent)}`}
      />
      {failures !== null && (
        <p className="row wrap justify-center soft size-14 text-center gap-4-8">
          <span
            className="flex gap-4"
            role="img"
            aria-label={t('blacksmith.pityPips', { failures, times: REFINE_PITY_FAILURES })}
          >
            {PIPS.map((pip) => (
              <span key={pip} className={pip < failures ? styles.burnt : styles.fresh} />
            ))}
          </span>
          {failures >= REFINE_PITY_FAILURES
            ? t('blacksmith.certain')
            : t('blacksmith.pity', { times: REFINE_PITY_FAILURES })}
        </p>
      )}
    </div>
  )
}
