import { type ComponentType, type FunctionComponent, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { isPrefetching, prefetch } from '#client/platform/prefetch.ts'

export interface OnDemand<Props> extends FunctionComponent<Props> {
  /** Loads the code ahead. Never rejects, because rendering loads again and reports failures. */
  readonly prefetch: () => Promise<void>
  readonly isFetched: () => boolean
}

const Nothing = () => null

/** Used instead of `lazy`, because React holds content back for up to 300 ms around any Suspense fallback. */
const make = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
  onMissing: (error: unknown) => void,
  isForgiven: (props: Props) => boolean = () => false,
): OnDemand<Props> => {
  let Fetched: ComponentType<Props> | null = null
  const fetchCode = fetchOnce(async () => {
    Fetched = await fetchComponent()
  })
  const Shown = (props: Props) => {
    const [outcome, setOutcome] = useState<'fetched' | { readonly error: unknown } | null>(null)
    const isFetched = Fetched !== null
    const isForgivenNow = useEffectEvent(() => isForgiven(props))
    useEffect(() => {
      if (isFetched) return
      let isShown = true
      const show = (next: typeof outcome): void => {
        // A transition, so that taps stay responsive.
        if (isShown) startTransition(() => setOutcome(next))
      }
      // A prefetch may share this request. If it fails, rendering loads once more before it reports the failure.
      const coming = isPrefetching() ? fetchCode().catch(fetchCode) : fetchCode()
      coming.then(
        () => show('fetched'),
        (error: unknown) => {
          if (isShown && !isForgivenNow()) show({ error })
        },
      )
      return () => {
        isShown = false
      }
    }, [isFetched])
    if (outcome !== null && outcome !== 'fetched') onMissing(outcome.error)
    return Fetched === null ? <Waiting /> : <Fetched {...props} />
  }
  return Object.assign(Shown, { prefetch: () => prefetch(fetchCode), isFetched: () => Fetched !== null })
}

/** Renders loaded code at once. A failed load goes to the error boundary, and the next mount loads again. */
export const onDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): OnDemand<Props> =>
  make(fetchComponent, Waiting, (error) => {
    throw error
  })

/** For parts that a page can do without: renders nothing on failure, and the next mount loads again. */
export const extraOnDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): OnDemand<Props> => make(fetchComponent, Nothing, () => undefined)

/** For overlays. If the load fails offline, calls `onMissing` instead of throwing, so that the page below stays. */
export const modalOnDemand = <Props extends { readonly onMissing: () => void }>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): OnDemand<Props> =>
  make(
    fetchComponent,
    Nothing,
    (error) => {
      throw error
    },
    ({ onMissing }) => {
      if (navigator.onLine !== false) return false
      onMissing()
      return true
    },
  )
