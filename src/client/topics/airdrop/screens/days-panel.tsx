import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CallData } from '#contracts/schemas.ts'
import styles from './days-panel.module.css'

export type DaysProps = Pick<CallData<'airdrop.get'>, 'active_days' | 'active_today' | 'days_needed'>

const Days = ({ active_days, active_today, days_needed }: DaysProps) => {
  const { t } = useTranslation()
  const next = active_today ? -1 : active_days
  return (
    <div
      role="progressbar"
      aria-label={t('airdrop.days')}
      aria-valuemin={0}
      aria-valuemax={days_needed}
      aria-valuenow={active_days}
      aria-valuetext={t('airdrop.daysOf', { done: active_days, needed: days_needed })}
      className={styles.days}
    >
      {Array.from({ length: days_needed }, (_, index) => index + 1).map((day) => (
        <span
          key={day}
          className={classNames(styles.day, day <= active_days && styles.stamped, day === next + 1 && styles.next)}
        >
          {day <= active_days ? <Icon name="tok" size={44} /> : day}
        </span>
      ))}
    </div>
  )
}

export const DaysPanel = ({ active_days, active_today, days_needed }: DaysProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isDone = active_days >= days_needed
  return (
    <Panel as="section" aria-labelledby="airdrop-days">
      <div className="flex wrap justify-between align-baseline gap-0-10">
        <h2 id="airdrop-days" className="size-18">
          {t('airdrop.days')}
        </h2>
        <span className="golden font-display digits nowrap size-20">
          {t('airdrop.daysShort', { done: active_days, needed: days_needed })}
        </span>
      </div>
      <Days active_days={active_days} active_today={active_today} days_needed={days_needed} />
      <p className="soft size-15 text-center balance leading-130 margin-bottom-10">
        {t(isDone ? 'airdrop.done' : active_today ? 'airdrop.todayCounts' : 'airdrop.how')}
      </p>
      {active_today ? (
        <Button
          icon="nav-friends"
          variant="secondary"
          size="large"
          fullWidth
          onClick={() => navigate(PAGE.FRIENDS.path)}
        >
          {t('airdrop.invite')}
        </Button>
      ) : (
        <Button size="large" fullWidth onClick={() => navigate(PAGE.HOME.path)}>
          {t(isDone ? 'airdrop.earnMore' : 'airdrop.makeCount')}
        </Button>
      )}
    </Panel>
  )
}
