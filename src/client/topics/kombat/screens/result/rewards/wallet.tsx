import { useQuery } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { Drops } from '#contracts/wire.ts'
import type { Reward, RewardGoal } from './rewards.ts'
import type { RewardShow } from './use-reward-show.ts'
import styles from './wallet.module.css'

interface GoalProps {
  readonly goal: RewardGoal
  readonly arrived: number
  readonly children: ReactNode
}

const Goal = ({ goal, arrived, children }: GoalProps) => (
  <span className={styles.goal} data-goal={goal}>
    <span key={arrived} className={arrived > 0 ? styles.hit : styles.calm}>
      {children}
    </span>
  </span>
)

export interface WalletProps {
  readonly drops: Drops
  readonly rewards: readonly Reward[]
  readonly show: RewardShow
  readonly wallet: RefObject<HTMLElement | null>
}

export const Wallet = ({ drops, rewards, show: { landed, isOver }, wallet }: WalletProps) => {
  const { t } = useTranslation()
  const leadToBag = useOpenPage()
  const balance = useQuery(balanceQuery).data
  const stars = useQuery(starsQuery).data
  const arrivedAt = (goal: RewardGoal): number =>
    rewards.slice(0, landed).filter((reward) => reward.goal === goal).length
  const tok = arrivedAt('tok')
  const star = arrivedAt('star')
  const bag = arrivedAt('bag')
  const withoutTok = tok === 0 && rewards.some(({ goal }) => goal === 'tok') ? drops.tok : 0
  const withoutStar = star === 0 && rewards.some(({ goal }) => goal === 'star') ? drops.star : 0
  return (
    <nav ref={wallet} className={styles.wallet} data-landing={!isOver} aria-label={t('kombat.result.wallet')}>
      {balance !== undefined && (
        <Goal goal="tok" arrived={tok}>
          <CurrencyChip currency="tok" label={t('home.balance')}>
            <RollingAmount value={Math.max(0, balance - withoutTok)} format={formatBalance} />
          </CurrencyChip>
        </Goal>
      )}
      {stars !== undefined && (
        <Goal goal="star" arrived={star}>
          <CurrencyChip currency="star" label={t('kombat.result.star')}>
            <RollingAmount value={Math.max(0, stars - withoutStar)} format={formatInteger} />
          </CurrencyChip>
        </Goal>
      )}
      <button
        type="button"
        className={styles.bag}
        data-goal="bag"
        aria-label={t('kombat.prep.bag')}
        onClick={() => leadToBag(PAGE.INVENTORY.path)}
      >
        <span key={bag} className={bag > 0 ? styles.hit : styles.calm}>
          <Icon name={bag > 0 ? 'chest-wood-open' : 'chest-wood'} size={34} />
        </span>
      </button>
    </nav>
  )
}
