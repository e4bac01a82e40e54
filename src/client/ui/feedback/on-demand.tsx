import { type ComponentType, type FunctionComponent, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { fetchAhead, isFetchingAhead } from '../../platform/fetch-ahead.ts'
import { fetchOnce } from '../../platform/fetch-once.ts'

/** A component whose code loads when it is first rendered, or ahead of that. */
export interface OnDemand<Props> extends FunctionComponent<Props> {
  /** Prefetches the code. Resolves when that is over, failures too: rendering loads again and reports its own. */
  readonly prefetch: () => Promise<void>
  readonly isFetched: () => boolean
}

const Nothing = () => null

/**
 * React's `lazy` suspends, and React delays revealing a `Suspense` boundary until 300 ms after the last one anywhere on the
 * page: each first visit of a page waited that long with its code already loaded.
 */
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
        // In pieces of a few milliseconds: what waits for its code can wait for a tap as well.
        if (isShown) startTransition(() => setOutcome(next))
      }
      // Prefetch failures are ignored; rendering loads again.
      const coming = isFetchingAhead() ? fetchCode().catch(fetchCode) : fetchCode()
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
  return Object.assign(Shown, { prefetch: () => fetchAhead(fetchCode), isFetched: () => Fetched !== null })
}

/**
 * Creates a component whose code loads when it is first rendered; until then `Waiting` is shown. Loaded code renders at once. A
 * failed load is thrown to the error boundary and retried by the next mount.
 */
export const onDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): OnDemand<Props> =>
  make(fetchComponent, Waiting, (error) => {
    throw error
  })

/** As `onDemand`, for optional parts of a page: nothing is shown when loading fails, and the next mount retries. */
export const extraOnDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): OnDemand<Props> => make(fetchComponent, Nothing, () => undefined)

/** As `onDemand`, for what opens over a page: without a network its `onMissing` is called, and the page stays as it is. */
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
