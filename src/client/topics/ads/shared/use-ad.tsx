import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, isNotFound } from '#client/api/api-error.ts'
import { callWith } from '#client/api/call.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { launchData } from '#client/platform/launch-data.ts'
import { setClosingConfirmation } from '#client/platform/messenger.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { AdSheet } from './ad-sheet.tsx'
import { type AdOutcome, type AdShown, watchAd } from './ad-watch.ts'
import { showNetworkAd } from './network-ad.ts'

type AdPurpose = NonNullable<NonNullable<CallInput<'ads.start'>['query']>['purpose']>

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

const finishFake = async (watchId: string): Promise<AdShown> => {
  const player = launchData()?.user?.id
  const url = `/local/players/${player}/ads/${watchId}/finish`
  const answer = await fetch(url, { method: 'POST' }).catch(() => null)
  return answer?.ok ? 'watched' : 'not-loaded'
}

export interface Ad {
  /** Resolves to the id of a confirmed watch. Null after a failure, of which the player was told, or if one runs. */
  readonly watch: () => Promise<string | null>
  readonly isWatching: boolean
  readonly sheet: ReactNode
}

export const useAd = (purpose: AdPurpose): Ad => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const client = useQuery(gameConfigQuery).data?.client
  const [state, setState] = useState<'idle' | 'starting' | 'film' | 'reward'>('idle')
  const endFilm = useRef<((watched: boolean) => void) | null>(null)
  const isBusy = useRef(false)
  useEffect(() => () => endFilm.current?.(false), [])

  const show = async (watchId: string): Promise<AdShown> => {
    if (client?.ads.mode === 'network') return showNetworkAd(client.ad_block_id)
    const isWatched = await new Promise<boolean>((resolve) => {
      endFilm.current = resolve
      setState('film')
    })
    endFilm.current = null
    return isWatched ? finishFake(watchId) : 'skipped'
  }

  const notify = (outcome: Exclude<AdOutcome, { kind: 'rewarded' }>): void => {
    if (outcome.kind === 'skipped') toast.blank(t('ads.skipped'))
    else if (outcome.kind === 'not-loaded') toast.error(t('ads.notLoaded'))
    else if (outcome.kind === 'unconfirmed') toast.error(t('ads.unconfirmed'))
    else {
      const { error, at } = outcome
      const isServers = error instanceof ApiError && error.httpStatus >= 500
      const isRefusal = error instanceof ApiError && !isServers && error.code !== 'network'
      toast.error(isRefusal ? error.message : t(at === 'start' && isServers ? 'ads.tooSoon' : 'ads.startFailed'))
    }
  }

  const watch = async (): Promise<string | null> => {
    // A ref, because state lags a render behind: two quick taps would both find it idle.
    if (isBusy.current) return null
    isBusy.current = true
    setState('starting')
    setClosingConfirmation(true)
    try {
      await loadBundle('ads')
      const outcome = await watchAd({
        start: () => sendMutation(queryClient, 'ads.start', { query: { purpose } }),
        show,
        ask: (watchId) => callWith('ads.log', { params: { watchId } }),
        isNotYet: isNotFound,
        wait,
        onWaiting: () => setState('reward'),
      })
      if (outcome.kind === 'rewarded') return outcome.watchId
      notify(outcome)
      return null
    } finally {
      isBusy.current = false
      setState('idle')
      setClosingConfirmation(false)
    }
  }

  return {
    watch,
    isWatching: state !== 'idle',
    sheet:
      state === 'film' || state === 'reward' ? (
        <AdSheet
          state={state}
          lengthMs={(client?.ads.stand_in_s ?? 1) * MS_PER_SECOND}
          onWatched={() => endFilm.current?.(true)}
          onSkipped={() => endFilm.current?.(false)}
        />
      ) : null,
  }
}
