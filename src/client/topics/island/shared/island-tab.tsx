import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { islandIcon } from '#assets/manifest/island-places.ts'
import { haptic } from '#client/platform/messenger.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { useSalaryLevel } from '#client/topics/upgrades/shared/use-salary-level.ts'
import { SalaryNote } from '#client/topics/wardrobe/shared/salary-note.tsx'
import { ThingCard } from '#client/topics/wardrobe/shared/thing-card.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { ShareBar } from '#client/ui/tracks/share-bar.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { CombatProfile } from '#contracts/wire.ts'
import { ISLAND_PIECES, ISLAND_SALARY_LEVEL } from '#rules/island/island.ts'
import { islandQuery } from '../queries.ts'
import { BuildDialogs } from './build-dialogs.tsx'
import styles from './island-tab.module.css'
import { IslandView } from './island-view.tsx'
import { PieceNeeds } from './piece-needs.tsx'
import { useBuild } from './use-build.ts'

interface IslandProps {
  readonly profile: CombatProfile
  readonly island: CallData<'island.get'>
}

const Island = ({ island: { is_open, pieces }, profile }: IslandProps) => {
  const { t } = useTranslation()
  const build = useBuild()
  const salaryLevel = useSalaryLevel()
  const progress = t('island.progress', { built: pieces.length, of: ISLAND_PIECES.length })
  const isComplete = pieces.length === ISLAND_PIECES.length
  return (
    <div className="column gap-14 above-inset">
      <IslandView
        houseId={profile.house_id}
        cosmetic={profile.cosmetic}
        pieces={pieces}
        label={t('island.view', { progress })}
      >
        <div className={styles.progress}>
          <strong className="size-15">{progress}</strong>
          <ShareBar color="gold" share={pieces.length / ISLAND_PIECES.length} />
        </div>
      </IslandView>
      {isComplete ? (
        <Panel tone="gold" className="text-center balance">
          {t('island.complete')}
        </Panel>
      ) : is_open || salaryLevel === undefined ? (
        <Panel className="grid gap-8">
          {pieces.length === 0 && <p className="soft text-center balance">{t('island.bare')}</p>}
          <p className="bold text-center" aria-hidden="true">
            {t('island.costs')}
          </p>
          {build.needs ? (
            <PieceNeeds needs={build.needs} />
          ) : build.problem ? (
            <LoadProblem error={build.problem} text={t('island.materialsFailed')} onRetry={build.retry} />
          ) : (
            <Skeleton height={42} />
          )}
        </Panel>
      ) : (
        <SalaryNote text={t('island.locked', { needed: ISLAND_SALARY_LEVEL, level: salaryLevel })} />
      )}
      <ul className={styles.pieces} aria-label={t('island.pieces')}>
        {ISLAND_PIECES.map((piece) => {
          const isBuilt = pieces.includes(piece)
          return (
            <li key={piece}>
              <ThingCard
                picture={islandIcon(piece)}
                name={t(`island.piece.${piece}`)}
                state={t(`island.state.${isBuilt ? 'built' : is_open ? 'open' : 'locked'}`)}
                tone={isBuilt ? 'used' : is_open ? 'owned' : 'unavailable'}
                {...(!isBuilt &&
                  is_open && {
                    opensDialog: true,
                    onPress: () => {
                      haptic('selection')
                      build.ask(piece)
                    },
                  })}
              />
            </li>
          )
        })}
      </ul>
      <BuildDialogs build={build} />
    </div>
  )
}

export const IslandTab = () => {
  const { t } = useTranslation()
  const profile = useQuery(combatProfileQuery)
  const island = useQuery(islandQuery)
  if (island.data && profile.data) return <Island island={island.data} profile={profile.data} />
  return (
    <Pending queries={[island, profile]} failed={t('island.failed')} loading={t('island.loading')}>
      <Skeleton height={330} />
      <SkeletonItems count={12} size={92} />
    </Pending>
  )
}
