import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BoostSources } from '../../../contracts/wire.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '../../../rules/units.ts'
import { isAnswered } from '../../api/idempotency-keys.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { boostSourcesQuery } from './later-queries.ts'
import { boostsQuery } from './queries.ts'
import { keepUnspentWatch } from './unspent-watch.ts'

/** A source of boosts. */
export type BoostSource = BoostSources['sources'][number]

/** How many hours a boost lasts. */
export const hoursOf = ({ duration_s }: BoostSource): number => (duration_s * MS_PER_SECOND) / MS_PER_HOUR

/**
 * Takes a boost (R42): the answer's log and sources show at once; what the server refuses is said in its words. A watched
 * ad whose answer was lost is kept for another try.
 */
export const useTakeBoost = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('users.takeBoost')

  const take = (source: BoostSource, watchId?: string): void => {
    if (move.isPending) return
    if (watchId !== undefined) keepUnspentWatch(watchId)
    move.mutate(
      { body: { source: source.source, ...(watchId === undefined ? {} : { watch_id: watchId }) } },
      {
        onSuccess: ({ boosts, ...sources }) => {
          if (watchId !== undefined) keepUnspentWatch(null)
          queryClient.setQueryData(boostsQuery.queryKey, boosts)
          queryClient.setQueryData(boostSourcesQuery.queryKey, sources)
          haptic('success')
          sound.play('rank-up')
          toast.success(t('homeLater.boosts.started', { factor: source.factor, count: hoursOf(source) }))
        },
        onError: (error) => {
          if (watchId !== undefined && isAnswered(error)) keepUnspentWatch(null)
          haptic('warning')
          toast.error(error.message)
          void queryClient.invalidateQueries({ queryKey: boostSourcesQuery.queryKey })
        },
      },
    )
  }
  return { take, isTaking: move.isPending }
}
