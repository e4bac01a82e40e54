import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import type { House } from '#rules/house/houses.ts'
import styles from './house-stats.module.css'

const POINTS_MAX = 6
const STATS = [
  { key: 'atk', icon: 'attack', label: 'attack', tone: 'coral' },
  { key: 'hp', icon: 'hp', label: 'hp', tone: 'mint' },
  { key: 'luck', icon: 'luck', label: 'luck', tone: 'gold' },
] as const

const Difference = ({ points }: { readonly points: number }) => {
  const { t } = useTranslation()
  if (points === 0) return <span className="soft size-14">{t('switchHouse.same')}</span>
  const count = Math.abs(points)
  return (
    <span className={styles.difference} data-more={points > 0}>
      <span aria-hidden="true">
        <Sign name={points > 0 ? 'up' : 'down'} /> {count}
      </span>
      <span className="visually-hidden">{t(points > 0 ? 'switchHouse.more' : 'switchHouse.less', { count })}</span>
    </span>
  )
}

export const HouseStats = ({ house, present }: { readonly house: House; readonly present: House }) => {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-6 full" aria-label={t('switchHouse.compared')}>
      {STATS.map(({ key, icon, label, tone }) => (
        <li key={key} className={styles.stat}>
          <Icon name={icon} size={28} />
          <Bar
            value={house[key]}
            max={POINTS_MAX}
            tone={tone}
            label={t(`switchHouse.${label}`)}
            text={String(house[key])}
            className="full"
          />
          <Difference points={house[key] - present[key]} />
        </li>
      ))}
    </ul>
  )
}
