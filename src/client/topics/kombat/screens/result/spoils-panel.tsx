import { useTranslation } from 'react-i18next'
import type { Replay } from '../../../../../contracts/wire.ts'
import { guideTarget } from '../../../../guide/guide-steps.ts'
import { formatTok } from '../../../../ui/format/format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { DropList } from './drop-list.tsx'
import type { ResultView } from './result-view.ts'
import styles from './spoils-panel.module.css'

const Streak = ({ streak }: { readonly streak: NonNullable<Replay['own']>['win_streak'] }) => {
  const { t } = useTranslation()
  if (streak.no === 0) return null
  return (
    <p className={styles.extra}>
      <Icon name="streak" size={28} />
      <strong>{t('kombat.result.streak', { count: streak.no })}</strong>
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
      <Icon name="trophy" size={28} />
      <strong>{t('kombat.result.firstWin')}</strong>
      <span>{t('kombat.result.firstWinBonus', { amount: formatTok(nano, 2) })}</span>
    </p>
  )
}

/** The attacker's rewards: drops, first win of the day, streak (R13). */
export const SpoilsPanel = ({ own, view }: { readonly own: NonNullable<Replay['own']>; readonly view: ResultView }) => {
  const { t } = useTranslation()
  return (
    <Panel
      as="section"
      tone={view.won ? 'gold' : 'plain'}
      aria-label={t('kombat.result.drops')}
      {...guideTarget('result.rewards')}
    >
      <h2 className={styles.heading}>{t('kombat.result.drops')}</h2>
      <DropList drops={own.drops} />
      <FirstWin nano={view.firstWinNano} />
      <Streak streak={own.win_streak} />
    </Panel>
  )
}
