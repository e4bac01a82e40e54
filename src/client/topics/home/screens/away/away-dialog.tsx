import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { Burst } from '#client/celebrations/burst.tsx'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { toUpgrade } from '#client/topics/upgrades/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatBalance, formatDuration } from '#client/ui/format/format.ts'
import { formatAbsence } from '#client/ui/format/format-absence.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import type { Harvest } from '../collect/collect.ts'
import { useCollect, useHarvestToast } from '../collect/use-collect.ts'
import { summaryTitle, TodaySummary } from '../today/today-summary.tsx'
import styles from './away-dialog.module.css'
import { AttacksLine, ChestLine, GuildLine, PlaceLine, SeasonLine, TournamentLine } from './away-lines.tsx'
import { AwayLoot } from './away-loot.tsx'
import type { AwayStory } from './away-story.ts'

const PET_PX = 124

interface HeroProps {
  readonly story: AwayStory
  readonly profile: CombatProfile | undefined
}

const Hero = ({ story, profile }: HeroProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.burst} aria-hidden="true">
          <Burst />
        </div>
        {profile && (
          <FighterView
            houseId={profile.house_id}
            cosmetic={profile.cosmetic}
            pose={POSES.win}
            size={PET_PX}
            className={styles.pet}
          />
        )}
      </div>
      <div className={styles.mined}>
        <p className={styles.gone}>{formatAbsence(story.goneMs)}</p>
        <p>{t('away.mined')}</p>
        <Chip icon="tok" label={t('home.tok')} size="large">
          +{formatBalance(story.minedNano)}
        </Chip>
        <p>{story.fullInMs === null ? t('away.full') : t('away.filling', { time: formatDuration(story.fullInMs) })}</p>
      </div>
    </div>
  )
}

export interface AwayDialogProps {
  readonly story: AwayStory
  /** May load after the story is shown (T4). Null without a season chest. */
  readonly chestOf: number | null
  readonly nowMs: number
  readonly open: boolean
  readonly onClose: () => void
}

export const AwayDialog = ({ story, chestOf, nowMs, open, onClose }: AwayDialogProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const isCalm = useReducedMotion()
  const profile = useQuery(combatProfileQuery).data
  const [harvest, setHarvest] = useState<Harvest | null>(null)
  const showsInToast = useHarvestToast()
  const { collect, progress } = useCollect((ended) => (showsInToast(ended) ? onClose() : setHarvest(ended)))
  if (harvest)
    return (
      <Dialog open={open} onClose={onClose} title={t(summaryTitle(harvest))}>
        <TodaySummary harvest={harvest} onClose={onClose} />
      </Dialog>
    )
  const isBusy = progress !== null
  return (
    <Dialog open={open} onClose={onClose} title={t('away.title')}>
      <div className="column gap-10">
        <div className={styles.gains} data-calm={isCalm || undefined}>
          <Hero story={story} profile={profile} />
          <AwayLoot story={story} nowMs={nowMs} />
        </div>
        <ul className="column gap-6">
          <AttacksLine attacks={story.attacks} isBusy={isBusy} onPress={() => navigate(PAGE.HISTORY.path)} />
          <PlaceLine story={story} profile={profile} />
          <GuildLine sinceMs={story.sinceMs} />
          <TournamentLine nowMs={nowMs} />
          {story.season && <SeasonLine season={story.season} chestOf={chestOf} />}
          <ChestLine story={story} nowMs={nowMs} />
          {story.biggerNano !== null && (
            <li>
              <ListRow
                icon="nav-upgrade"
                title={t('away.biggerPocket')}
                detail={t('away.bigger', { amount: formatBalance(story.biggerNano) })}
                state={isBusy ? 'disabled' : 'idle'}
                onPress={() => navigate(toUpgrade('pocket-size'), { state: { from: PAGE.HOME.path } })}
              />
            </li>
          )}
        </ul>
        <div className="sticky-actions">
          {story.steps.length > 0 ? (
            <Button variant="claim" size="large" fullWidth pending={isBusy} onClick={() => collect(story.steps)}>
              {t('away.collect')}
            </Button>
          ) : (
            <Button size="large" fullWidth onClick={onClose}>
              {t('away.later')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
