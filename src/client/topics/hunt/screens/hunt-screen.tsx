import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useNow } from '#client/game/use-now.ts'
import { usePrefetchStage } from '#client/stage/stage-context.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading, SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatBalance } from '#client/ui/format/format.ts'
import { useOpened } from '#client/ui/hooks/use-opened.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import type { CombatProfile, Hunt, HuntMilestones, HuntStage } from '#contracts/wire.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import { huntMilestonesQuery, huntQuery, huntStagesQuery } from '../queries.ts'
import { HuntPicture } from './hunt-picture.tsx'
import { HuntProgress } from './hunt-progress.tsx'
import styles from './hunt-screen.module.css'
import { huntView, offeredStage, stageViews } from './hunt-view.ts'
import { MilestoneTrack } from './milestone-track.tsx'
import { HuntRewardsDrawer } from './rewards-drawer.tsx'
import { StagePicker } from './stage-picker.tsx'
import { type HuntRewards, useHuntMutations } from './use-hunt-mutations.ts'

interface HuntGroundProps {
  readonly stages: readonly HuntStage[]
  readonly hunt: Hunt | null
  readonly milestones: HuntMilestones
  readonly profile: CombatProfile
}

const HuntGround = ({ stages, hunt, milestones, profile }: HuntGroundProps) => {
  const now = useNow()
  const [picked, setPicked] = useState<HuntSlug | null>(null)
  const drawer = useOpened<HuntRewards>()
  const mutations = useHuntMutations(drawer.open)
  const demonsKilled = milestones.total_demon_killed
  const views = stageViews(stages, demonsKilled)
  const chosen = hunt?.slug ?? picked ?? offeredStage(views)
  const stage = stages.find(({ slug }) => slug === chosen)
  const view = hunt && huntView(hunt, now)
  const closed = hunt ? undefined : views.find((each) => each.stage.slug === chosen && !each.isOpen)
  return (
    <>
      <HuntPicture
        profile={profile}
        stage={chosen}
        hunt={hunt}
        view={view}
        opensAt={closed?.stage.kills_needed ?? null}
      />
      <div className={styles.content}>
        {hunt && view && stage ? (
          <HuntProgress
            stage={stage}
            view={view}
            isCollecting={mutations.isCollecting}
            onCollect={() => {
              setPicked(hunt.slug)
              mutations.collect(hunt.slug)
            }}
          />
        ) : (
          <StagePicker
            views={views}
            chosen={chosen}
            demonsKilled={demonsKilled}
            isStarting={mutations.isStarting}
            onChoose={setPicked}
            onStart={mutations.start}
          />
        )}
        <MilestoneTrack milestones={milestones} takingLevel={mutations.takingLevel} onTake={mutations.take} />
      </div>
      <HuntRewardsDrawer rewards={drawer.shown} open={drawer.isOpen} onClose={drawer.close} />
    </>
  )
}

export const MonsterHuntScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  usePrefetchStage()
  const stages = useQuery(huntStagesQuery)
  const current = useQuery(huntQuery)
  const milestones = useQuery(huntMilestonesQuery)
  const profile = useQuery(combatProfileQuery)
  const balanceNano = useQuery(balanceQuery).data
  const asked = [stages, current, milestones, profile]
  const failed = asked.find(({ error, data }) => error !== null && data === undefined)
  return (
    <Screen
      title={t('hunt.title')}
      hue="magenta"
      bleed
      onBack={() => navigate(PAGE.MONSTER_HUNT.back)}
      actions={
        <Chip icon="tok" label={t('hunt.balance')}>
          {balanceNano === undefined ? (
            <Skeleton width={64} height={20} />
          ) : (
            <RollingAmount value={balanceNano} format={formatBalance} />
          )}
        </Chip>
      }
    >
      {stages.data && current.data !== undefined && milestones.data && profile.data ? (
        <HuntGround stages={stages.data} hunt={current.data} milestones={milestones.data} profile={profile.data} />
      ) : failed?.error ? (
        <div className={styles.content}>
          <LoadProblem
            error={failed.error}
            text={t('hunt.failed')}
            onRetry={() => {
              for (const query of asked) if (query.error) void query.refetch()
            }}
          />
        </div>
      ) : (
        <Loading label={t('hunt.loading')}>
          <Skeleton height="clamp(216px, 38vh, 400px)" />
          <div className={styles.content}>
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Loading>
      )}
    </Screen>
  )
}
