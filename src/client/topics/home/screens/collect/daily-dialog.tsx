import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { checkInQuery } from '#client/topics/check-in/queries.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatBalance } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { Daily } from '#contracts/wire.ts'
import { type Gain, isTokAlone } from './collect.ts'
import styles from './daily-dialog.module.css'
import { GainList } from './gain-list.tsx'
import { useCollect } from './use-collect.ts'

/** The dialog closes itself this long after a claim of TOK. If the claim also brought a box, the player closes it. */
const SHOWN_MS = 1600
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

type Reward = Daily['rewards'][number]

const DayTile = ({ reward, daily }: { readonly reward: Reward; readonly daily: Daily }) => {
  const { t } = useTranslation()
  const isNow = reward.day === daily.day && !daily.claimed_today
  const isTaken = reward.day < daily.day || (reward.day === daily.day && daily.claimed_today)
  return (
    <li
      className={classNames(
        styles.day,
        isTaken && styles.taken,
        isNow && styles.now,
        reward.box !== null && styles.last,
      )}
      aria-current={isNow || undefined}
    >
      <span className={styles.name}>{t('checkIn.day', { day: reward.day })}</span>
      <span className={styles.pictures}>
        <Icon name="tok" size={36} />
        {reward.box === null ? null : <Icon name={`box-${reward.box}`} size={44} label={t('checkIn.box')} />}
      </span>
      <span className={styles.amount}>{formatBalance(reward.amount)}</span>
      {isTaken ? <Icon name="check" size={34} label={t('checkIn.taken')} className={styles.check} /> : null}
    </li>
  )
}

const Snowflake = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 2v20M3.300 7l17.400 10M3.300 17 20.700 7M9.500 3.500 12 6l2.500-2.500M9.500 20.500 12 18l2.500 2.500M4 10.500l3.400-.9-.9-3.400M20 13.500l-3.400.9.9 3.400M4 13.500l3.400.9-.9 3.400M20 10.500l-3.400-.9.9-3.400"
      fill="none"
      stroke="#36d6ff"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

const DailyBody = ({ daily, onClose }: { readonly daily: Daily; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const [gain, setGain] = useState<Gain | null>(null)
  const { collect, progress } = useCollect(({ gain: got, collected, missed }) => {
    if (collected > 0) setGain(got)
    else toast.error(missed[0]?.message ?? t('checkIn.claimFailed'))
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (gain === null || !isTokAlone(gain)) return
    const timer = setTimeout(() => close(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [gain])
  const reward = daily.rewards.find(({ day }) => day === daily.day)
  return (
    <div className={styles.body}>
      <p className="row gap-6 justify-center golden font-display size-18">
        <Icon name="streak" size={30} />
        {t('checkIn.streak', { count: daily.streak })}
      </p>
      <ol className={styles.days}>
        {daily.rewards.map((each) => (
          <DayTile key={each.day} reward={each} daily={daily} />
        ))}
      </ol>
      {gain ? (
        <div className="grid items-center" role="status">
          <GainList gain={gain} />
        </div>
      ) : (
        <p className={styles.freeze}>
          <Snowflake />
          {t(daily.freeze_available ? 'checkIn.freezeReady' : 'checkIn.freezeUsed')}
        </p>
      )}
      {daily.claimed_today ? (
        <>
          <Button variant="quiet" size="large" fullWidth disabled>
            {t('checkIn.claimed')}
          </Button>
          <p className="soft text-center">
            <CountdownClock endMs={Date.parse(daily.next_reset)} now={nowMs} label={t('checkIn.nextIn')} />
          </p>
        </>
      ) : (
        <Button
          variant="claim"
          size="large"
          fullWidth
          pending={progress !== null}
          onClick={() => collect([{ kind: 'daily' }])}
        >
          {t('checkIn.claim', { amount: formatBalance(reward?.amount ?? 0) })}
        </Button>
      )}
    </div>
  )
}

const DailyContent = ({ onClose }: Pick<DailyDialogProps, 'onClose'>) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(checkInQuery)
  if (data) return <DailyBody daily={data} onClose={onClose} />
  if (error) return <LoadProblem error={error} text={t('checkIn.failed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('checkIn.loading')}>
      <div className={styles.body}>
        <div className="row gap-6 justify-center golden font-display size-18">
          <Skeleton width={150} height={26} />
        </div>
        <div className={styles.days}>
          {WEEK.map((day) => (
            <Skeleton key={day} height={96} className={classNames(day === WEEK.length && styles.last)} />
          ))}
        </div>
        <Skeleton height={56} />
      </div>
    </Loading>
  )
}

export interface DailyDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export const DailyDialog = ({ open, onClose }: DailyDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('checkIn.title')}>
      <DailyContent onClose={onClose} />
    </Dialog>
  )
}
