import { useTranslation } from 'react-i18next'
import { isAnswered } from '#client/game/idempotency-keys.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { keepUnspentWatch } from '#client/topics/ads/shared/unspent-watch.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { BoostSources } from '#contracts/wire.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'

export type BoostSource = BoostSources['sources'][number]

export const hoursOf = ({ duration_s }: BoostSource): number => (duration_s * MS_PER_SECOND) / MS_PER_HOUR

/** If the answer is lost, the watched ad is kept for a retry (R42). */
export const useTakeBoost = () => {
  const { t } = useTranslation()
  const mutation = useCallMutation('users.takeBoost', {
    success: true,
    onDone: ({ sources }, input) => {
      if (input?.body.watch_id !== undefined) keepUnspentWatch(null)
      celebrate('boost-started')
      const taken = sources.find(({ source }) => source === input?.body.source)
      if (taken) toast.success(t('boosts.started', { factor: taken.factor, count: hoursOf(taken) }))
    },
    failure: ({ message }) => message,
    failureHaptic: 'warning',
    onFailed: (error, input) => {
      if (input?.body.watch_id !== undefined && isAnswered(error)) keepUnspentWatch(null)
    },
  })

  const take = (source: BoostSource, watchId?: string): void => {
    if (mutation.isPending) return
    if (watchId !== undefined) keepUnspentWatch(watchId)
    mutation.send({ body: { source: source.source, ...(watchId === undefined ? {} : { watch_id: watchId }) } })
  }
  return { take, isTaking: mutation.isPending }
}
