import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { seasonQuery, seasonRewardQuery } from '../queries.ts'
import { ChestCelebration } from './chest-celebration.tsx'
import { RankBadge } from './rank-badge.tsx'
import styles from './rank-reward-dialog.module.css'
import { useClaimSeason } from './use-claim-season.ts'

const BADGE_PX = 92
const CHEST = { url: extraIconUrl('chest-season') }

export interface RankRewardDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const useRanks = () => {
  const season = useQuery(seasonQuery).data
  const reward = useQuery(seasonRewardQuery)
  const rank = useQuery(combatProfileQuery).data?.rank
  return {
    number: season?.current_season ?? 0,
    isLoading: reward.isPending,
    latest: reward.data?.rank_latest ?? null,
    now: reward.data?.rank_now ?? rank ?? null,
    hasChest: reward.data?.status === 'claimable',
  }
}

/** Only Continue closes it. A failed claim leaves the season started (A2; rows 154, 192). */
export const RankRewardDialog = ({ open, onClose }: RankRewardDialogProps) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { number, isLoading, latest, now, hasChest } = useRanks()
  const [isLooking, setLooking] = useState(false)
  const season = useClaimSeason({ onFailed: onClose })
  const welcome = (): void => {
    season.close()
    toast.success(t('seasonEnd.welcome'))
    onClose()
  }
  const start = useCallMutation('season.start', {
    success: true,
    failure: (error) => error.message,
    onDone: async () => {
      setLooking(true)
      // Refetched: the start may have written the season's result.
      const reward = await client.fetchQuery({ ...seasonRewardQuery, staleTime: 0 }).catch(() => null)
      setLooking(false)
      if (reward?.status === 'claimable') season.claim()
      else welcome()
    },
  })
  if (season.chest !== null) return <ChestCelebration opened={season.chest} onClose={welcome} />
  return (
    <Dialog open={open} onClose={onClose} dismissable={false} title={t('seasonEnd.newSeason', { season: number })}>
      <div className="column gap-14">
        <p className="soft text-center balance">{t('seasonEnd.newSeasonText')}</p>
        {isLoading ? (
          <Skeleton height={190} />
        ) : (
          <div className="flex gap-6">
            <RankBadge
              label={t('seasonEnd.seasonOf', { season: number - 1 })}
              points={latest}
              size={BADGE_PX}
              tone="past"
            />
            <span className="center rigid golden" aria-hidden="true">
              <Icon name="chevron" size={20} />
            </span>
            <RankBadge
              label={t('seasonEnd.seasonOf', { season: number })}
              points={now}
              size={BADGE_PX}
              tone="present"
            />
          </div>
        )}
        {hasChest && (
          <p className={styles.chest}>
            <Icon name={CHEST} size={48} />
            {t('seasonEnd.chestWaits')}
          </p>
        )}
        <Button size="large" fullWidth pending={start.isPending || isLooking} onClick={() => start.send()}>
          {t('seasonEnd.continue')}
        </Button>
      </div>
    </Dialog>
  )
}
