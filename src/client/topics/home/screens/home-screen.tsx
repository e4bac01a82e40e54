import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { nowMs } from '#client/api/server-clock.ts'
import { markHome } from '#client/errors/home-mark.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { refetchFailed } from '#client/game/refresh.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { rankTitle } from '#client/i18n/names.ts'
import { SoundButton } from '#client/sound/sound-button.tsx'
import { boostsQuery } from '#client/topics/boosts/queries.ts'
import { useBoostFactor } from '#client/topics/boosts/shared/use-boost-factor.ts'
import { useHasFirstDays } from '#client/topics/first-days/shared/use-has-first-days.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery, lastClaimQuery } from '#client/topics/mining/queries.ts'
import { MiningCard } from '#client/topics/mining/shared/mining-card.tsx'
import { MiningProblem } from '#client/topics/mining/shared/mining-problem.tsx'
import { miningState } from '#client/topics/mining/shared/mining-state.ts'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { hasPathStrip } from '#client/topics/season-path/shared/has-path-strip.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { leagueIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { gameConfigQuery, profileQuery } from '../queries.ts'
import { useTimeOfDay } from '../shared/time-of-day.ts'
import type { HomeColumnsProps } from './columns/home-columns.tsx'
import { FightBar } from './fight-bar.tsx'
import type { HomeGoalSlotProps } from './goal/home-goal-slot.tsx'
import styles from './home-screen.module.css'
import { HomeScene } from './scene/home-scene.tsx'
import { HomeSky } from './scene/home-sky.tsx'
import type { Opened } from './start-dialogs/use-start-dialogs.ts'

/** Longer balances are drawn smaller, so that they stay beside the rank at 360 px: from 1,000.00 on. */
const LONG_FORTUNE = 7

const COLUMN_TOPICS = ['homeColumns', 'checkIn', 'boosts', 'today'] as const

const HomeColumns = extraOnDemand<HomeColumnsProps>(async () => {
  const [columns] = await Promise.all([import('./columns/home-columns.tsx'), ...COLUMN_TOPICS.map(loadBundle)])
  return columns.HomeColumns
})

const HomeGoalSlot = extraOnDemand<HomeGoalSlotProps>(async () => {
  const [goal] = await Promise.all([import('./goal/home-goal-slot.tsx'), loadBundle('homeColumns')])
  return goal.HomeGoalSlot
})

const RankChip = ({ points, onPress }: { readonly points: number; readonly onPress: () => void }) => {
  const { t } = useTranslation()
  const rank = tierOf(rankPoints(points))
  return (
    <button type="button" className={styles.rank} data-corner="rank" onClick={onPress}>
      <Icon name={leagueIcon(rank.tier)} size={48} label={t('home.rank', { name: rankTitle(rank) })} />
      <div className={styles.rankText}>
        <strong>{rankTitle(rank)}</strong>
        <span>{t('home.rankPoints', { points: formatInteger(points) })}</span>
      </div>
    </button>
  )
}

const MiningPlace = () => (
  <Panel className={styles.place}>
    <Skeleton width="52%" />
    <Skeleton height={26} />
    <Skeleton height={54} />
  </Panel>
)

/** Reads the cache only: the tracks fetch, this reserves their room. */
const useHasTrack = (): boolean => {
  const path = useQuery({ ...seasonPathQuery, enabled: false }).data
  const hasFirstDays = useHasFirstDays()
  const [atMs] = useState(nowMs)
  return hasFirstDays || (hasFirstDays === false && path !== undefined && hasPathStrip(path, atMs))
}

export const HomeScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const queryClient = useQueryClient()
  const settings = useQuery(gameConfigQuery).data
  const profile = useQuery(profileQuery).data
  const combat = useQuery(combatProfileQuery).data
  const balance = useQuery(balanceQuery)
  const claimed = useQuery(lastClaimQuery)
  const balanceNano = balance.data
  const lastClaimMs = claimed.data === undefined ? undefined : Date.parse(claimed.data)
  const boosts = useQuery(boostsQuery).data ?? profile?.boosts
  const hasTrack = useHasTrack()

  const mining = useMemo(
    () => (settings && profile && boosts ? miningState(settings, profile.upgrades, boosts) : null),
    [settings, profile, boosts],
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const time = useTimeOfDay()
  const boost = useBoostFactor(mining?.boosts)
  // A claim cannot add to an unknown balance, so the mining card is hidden without it.
  const isKnown = lastClaimMs !== undefined && balanceNano !== undefined
  // The router's key of the page at which a session starts.
  const isFirstPage = useLocation().key === 'default'
  useEffect(() => {
    if (isKnown && isFirstPage) markHome()
  }, [isKnown, isFirstPage])
  const problem = isKnown ? null : (claimed.error ?? balance.error)
  const unknownBalance = balance.isError ? t('home.unknown') : <Skeleton width={70} height={24} />
  const retry = (): void => refetchFailed(queryClient)

  return (
    <main className={styles.home} data-time={time}>
      <h1 className="visually-hidden">{t('shell.nav.home')}</h1>
      <HomeSky time={time} className={styles.sky} />
      <header
        className={styles.top}
        data-long={balanceNano !== undefined && formatBalance(balanceNano).length > LONG_FORTUNE}
      >
        {combat ? (
          <RankChip points={combat.rank} onPress={() => navigate(PAGE.TIER.path)} />
        ) : (
          <Skeleton width={140} height={54} />
        )}
        <div className={styles.money}>
          {boost !== 1 && <span className={styles.boost}>{t('home.boost', { factor: boost })}</span>}
          <button type="button" className={styles.fortune} onClick={() => navigate(PAGE.TOK_LEADERBOARD.path)}>
            <Chip icon="tok" label={t('home.balance')} size="large">
              {balanceNano === undefined ? unknownBalance : formatBalance(balanceNano)}
            </Chip>
          </button>
        </div>
        <div className={styles.corner}>
          <SoundButton />
          <button
            type="button"
            className={styles.gear}
            aria-label={t('home.settings')}
            onClick={() => navigate(PAGE.SETTINGS.path)}
          >
            <Icon name="settings" size={28} />
          </button>
        </div>
      </header>
      <div className={styles.stage} data-boxes={hasTrack}>
        <HomeColumns opened={opened} onOpen={setOpened} />
        {combat && (
          <HomeScene
            profile={combat}
            pieces={profile?.island}
            time={time}
            mining={mining}
            lastClaimMs={lastClaimMs}
            isListed={opened === 'chests'}
            onListed={(isListed) => setOpened(isListed ? 'chests' : null)}
          />
        )}
      </div>
      <div className={styles.bottom}>
        <div className={styles.goal} data-boxes={hasTrack}>
          <HomeGoalSlot opened={opened} onOpen={setOpened} />
        </div>
        {problem ? (
          <MiningProblem error={problem} onRetry={retry} />
        ) : mining && lastClaimMs !== undefined ? (
          <MiningCard state={mining} lastClaimMs={lastClaimMs} />
        ) : (
          <MiningPlace />
        )}
        <FightBar />
      </div>
    </main>
  )
}
