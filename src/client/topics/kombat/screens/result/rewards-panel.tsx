import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTok } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { Replay } from '#contracts/wire.ts'
import type { ResultView } from '../../shared/fight-story/result-view.ts'
import { RewardList } from './rewards/reward-list.tsx'
import type { Reward } from './rewards/rewards.ts'
import type { RewardShow } from './rewards/use-reward-show.ts'
import type { WinMilestone } from './rewards/use-win-milestone.ts'
import styles from './rewards-panel.module.css'

const Streak = ({ streak }: { readonly streak: NonNullable<Replay['own']>['win_streak'] }) => {
  const { t } = useTranslation()
  if (streak.no === 0) return null
  return (
    <p className={styles.extra}>
      <Icon name="streak" size={26} />
      <strong className="golden font-display regular">{t('kombat.result.streak', { count: streak.no })}</strong>
      {streak.streak_amount > 0 && (
        <span>{t('kombat.result.streakBonus', { amount: formatTok(streak.streak_amount, 2) })}</span>
      )}
    </p>
  )
}

const FirstWin = ({ nano }: { readonly nano: number }) => {
  const { t } = useTranslation()
  if (nano === 0) return null
  return (
    <p className={styles.extra}>
      <Icon name="trophy" size={26} />
      <strong className="golden font-display regular">{t('kombat.result.firstWin')}</strong>
      <span>{t('kombat.result.firstWinBonus', { amount: formatTok(nano, 2) })}</span>
    </p>
  )
}

export interface RewardsPanelProps {
  readonly own: NonNullable<Replay['own']>
  readonly view: ResultView
  readonly occasion: WinMilestone
  readonly rewards: readonly Reward[]
  readonly show: RewardShow
  readonly firsts: ReadonlySet<Reward['kind']>
  readonly list: RefObject<HTMLUListElement | null>
}

export const RewardsPanel = ({ own, view, occasion, rewards, show, firsts, list }: RewardsPanelProps) => {
  const { t } = useTranslation()
  const ribbon =
    occasion === 'first-ever'
      ? t('kombat.result.firstEver')
      : occasion === 'first-today'
        ? t('kombat.result.firstWin')
        : null
  return (
    <Panel
      as="section"
      tone={view.won ? 'gold' : 'plain'}
      className={styles.panel}
      data-occasion={occasion ?? undefined}
      aria-label={t('kombat.result.drops')}
    >
      {ribbon === null ? (
        <h2 className="size-17 text-center margin-bottom-10">{t('kombat.result.drops')}</h2>
      ) : (
        <h2 className={styles.ribbon}>
          <Icon name="trophy" size={26} />
          {ribbon}
          {occasion === 'first-today' && (
            <b className="regular">{t('kombat.result.firstWinBonus', { amount: formatTok(view.firstWinNano, 2) })}</b>
          )}
        </h2>
      )}
      {rewards.length === 0 ? (
        <p className="soft text-center">{t('kombat.result.noDrops')}</p>
      ) : (
        <RewardList rewards={rewards} show={show} firsts={firsts} list={list} />
      )}
      {occasion !== 'first-today' && <FirstWin nano={view.firstWinNano} />}
      <Streak streak={own.win_streak} />
    </Panel>
  )
}
