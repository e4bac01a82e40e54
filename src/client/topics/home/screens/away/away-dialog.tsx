import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { toUpgrade } from '#client/topics/upgrades/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatBalance, formatDuration } from '#client/ui/format/format.ts'
import { formatAbsence } from '#client/ui/format/format-absence.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { BagPicture, InboxPicture } from '../../shared/side-pictures.tsx'
import type { Harvest } from '../collect/collect.ts'
import { useCollect, useHarvestToast } from '../collect/use-collect.ts'
import { summaryTitle, TodaySummary } from '../today/today-summary.tsx'
import styles from './away-dialog.module.css'
import { AttacksLine, ChestsLine, GuildLine, PlaceLine, TournamentLine } from './away-lines.tsx'
import type { AwayStory } from './away-story.ts'
import { Line } from './line.tsx'

const PET_PX = 96

interface SeasonLineProps {
  readonly season: NonNullable<AwayStory['season']>
  readonly chestOf: number | null
}

const SeasonLine = ({ season: { number, hasBegun }, chestOf }: SeasonLineProps) => {
  const { t } = useTranslation()
  return (
    <Line
      picture={chestOf === null ? <Icon name="trophy" size={42} /> : <ExtraIcon name="chest-season" size={42} />}
      title={t(hasBegun ? 'away.seasonBegun' : 'away.seasonOver', { season: number })}
    >
      {chestOf === null
        ? t(hasBegun ? 'away.seasonBegunText' : 'away.seasonOverText')
        : t('away.seasonChest', { season: chestOf })}
    </Line>
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
  const { sold } = story
  const navigate = useAppNavigate()
  const profile = useQuery(combatProfileQuery).data
  const [harvest, setHarvest] = useState<Harvest | null>(null)
  const showsInToast = useHarvestToast()
  const { collect, progress } = useCollect((ended) => (showsInToast(ended) ? onClose() : setHarvest(ended)))
  const minedText =
    story.fullInMs !== null
      ? t('away.filling', { time: formatDuration(story.fullInMs) })
      : story.biggerNano === null
        ? t('away.full')
        : t('away.bigger', { amount: formatBalance(story.biggerNano) })
  if (harvest)
    return (
      <Dialog open={open} onClose={onClose} title={t(summaryTitle(harvest))}>
        <TodaySummary harvest={harvest} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog open={open} onClose={onClose} title={t('away.title')}>
      <div className="column gap-12">
        <div className={styles.hero}>
          {profile && (
            <FighterView houseId={profile.house_id} cosmetic={profile.cosmetic} pose={POSES.win} size={PET_PX} />
          )}
          <p className={styles.gone}>{t('away.time', { time: formatAbsence(story.goneMs) })}</p>
        </div>
        <ul className="column gap-8">
          <AttacksLine attacks={story.attacks} />
          <PlaceLine story={story} profile={profile} />
          <GuildLine sinceMs={story.sinceMs} />
          <TournamentLine nowMs={nowMs} />
          {story.season && <SeasonLine season={story.season} chestOf={chestOf} />}
          {story.leagueWeeks > 0 && (
            <Line
              picture={<ExtraIcon name="league-cup" size={42} />}
              title={t('away.league', { count: story.leagueWeeks })}
            >
              {t('away.leagueText')}
            </Line>
          )}
          <Line
            picture={<Icon name="tok" size={42} />}
            title={t('away.mined', { amount: formatBalance(story.minedNano) })}
          >
            {minedText}
          </Line>
          {story.kills !== null && (
            <Line
              picture={<ExtraIcon name="portrait-grave-imp" size={42} />}
              title={t('away.hunted', { count: story.kills })}
            >
              {t('away.huntedText')}
            </Line>
          )}
          <ChestsLine story={story} nowMs={nowMs} />
          {sold.items > 0 && (
            <Line picture={<BagPicture />} title={t('away.sold', { count: sold.items })}>
              {t('away.soldText', { amount: formatBalance(sold.tokNano) })}
            </Line>
          )}
          {story.arrived > 0 && (
            <Line picture={<InboxPicture />} title={t('away.arrived', { count: story.arrived })}>
              {t('away.arrivedText')}
            </Line>
          )}
        </ul>
        {story.biggerNano !== null && (
          <Button
            variant="quiet"
            icon="nav-upgrade"
            fullWidth
            disabled={progress !== null}
            onClick={() => navigate(toUpgrade('pocket-size'), { state: { from: PAGE.HOME.path } })}
          >
            {t('away.biggerPocket')}
          </Button>
        )}
        <div className="flex wrap gap-10 shares sticky-actions">
          {story.attacks.count > 0 && (
            <Button variant="secondary" disabled={progress !== null} onClick={() => navigate(PAGE.HISTORY.path)}>
              {t('away.fights')}
            </Button>
          )}
          {story.steps.length > 0 ? (
            <Button variant="claim" fullWidth pending={progress !== null} onClick={() => collect(story.steps)}>
              {t('away.collect')}
            </Button>
          ) : (
            <Button fullWidth onClick={onClose}>
              {t('away.later')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
