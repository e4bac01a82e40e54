import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { LINE_QUALITY_ODDS } from '#rules/items/item-lines.ts'
import styles from './quality-odds.module.css'

/** Chances of each quality that a new line can have (R16, extra 12). `label` names the line. */
export const QualityOdds = ({ label }: { readonly label: string }) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="grid gap-6 soft size-14">
      <p id={id}>{label}</p>
      <ul className="flex wrap gap-4-12 justify-center" aria-labelledby={id}>
        {LINE_QUALITY_ODDS.map((percent, index) => (
          <li className="digits bold nowrap" key={percent}>
            <span className={styles.stars}>
              <span aria-hidden="true">{index + 1}</span>
              <Sign name="star" />
              <span className="visually-hidden">{t('items.quality', { level: index + 1 })}: </span>
            </span>{' '}
            {formatPercent(percent)}
          </li>
        ))}
      </ul>
    </div>
  )
}
