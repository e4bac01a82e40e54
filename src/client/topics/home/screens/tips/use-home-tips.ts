import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beginGuide } from '#client/guide/guide-progress.ts'
import type { GuideStep } from '#client/guide/guide-steps.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { formatDuration } from '#client/ui/format/format.ts'
import { pocketMs } from '#rules/mining/mining.ts'
import { profileQuery } from '../../queries.ts'
import type { HomeFacts } from '../../shared/today-items.ts'
import { homeTips } from './home-tips.ts'

interface HomeTips {
  readonly hasClaimed: boolean | undefined
  readonly tips: readonly GuideStep[]
  readonly fullIn: string
}

/** Starts the guide for players without a fight (extra 5). */
export const useHomeTips = ({ daily, hunt, lastClaimMs, mining, nowMs }: HomeFacts): HomeTips => {
  const fights = useQuery(combatProfileQuery).data?.fights
  const joinedAt = useQuery(profileQuery).data?.created_at
  const isNew = fights === 0
  useEffect(() => {
    if (isNew) beginGuide()
  }, [isNew])

  // A new player's "last claim" is the instant of joining (R03).
  const hasClaimed =
    lastClaimMs === undefined || joinedAt === undefined ? undefined : lastClaimMs > Date.parse(joinedAt)
  const fullAtMs = lastClaimMs === undefined || !mining ? nowMs : lastClaimMs + pocketMs({ ...mining, nowMs })
  const tips =
    hasClaimed !== undefined && mining
      ? homeTips({
          hasFought: fights !== undefined && fights > 0,
          isDailyReady: daily?.claimed_today === false,
          isHunting: hunt !== null,
        })
      : []
  return { hasClaimed, tips, fullIn: formatDuration(Math.max(0, fullAtMs - nowMs)) }
}
