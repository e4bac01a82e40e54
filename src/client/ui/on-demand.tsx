import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { fetchAhead, isFetchingAhead } from '../platform/fetch-ahead.ts'
import { fetchOnce } from '../platform/fetch-once.ts'

/** A component whose code comes when it is first shown, or ahead of that. */
export interface OnDemand<Props> extends FunctionComponent<Props> {
  /** Fetches the code ahead of its showing. Settles when that is over; a failure is told by the showing, which asks again. */
  readonly prefetch: () => Promise<void>
}

const Nothing = () => null

/**
 * React's own `lazy` waits in a `Suspense`, whose successor React holds back until 300 ms have gone by since the last one began,
 * anywhere on the page: each first visit of a page stood still for that long with its code already there.
 */
const make = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
  onMissing: (error: unknown) => void,
): OnDemand<Props> => {
  let Fetched: ComponentType<Props> | null = null
  const fetchCode = fetchOnce(async () => {
    Fetched = await fetchComponent()
  })
  const Shown = (props: Props) => {
    const [outcome, setOutcome] = useState<'fetched' | { readonly error: unknown } | null>(null)
    const isFetched = Fetched !== null
    useEffect(() => {
      if (isFetched) return
      let isShown = true
      const show = (next: typeof outcome): void => {
        if (isShown) setOutcome(next)
      }
      // What is fetched ahead, and does not come, has had no consequences: who needs it asks once more.
      const coming = isFetchingAhead() ? fetchCode().catch(fetchCode) : fetchCode()
      coming.then(
        () => show('fetched'),
        (error: unknown) => show({ error }),
      )
      return () => {
        isShown = false
      }
    }, [isFetched])
    if (outcome !== null && outcome !== 'fetched') onMissing(outcome.error)
    return Fetched === null ? <Waiting /> : <Fetched {...props} />
  }
  return Object.assign(Shown, { prefetch: () => fetchAhead(fetchCode) })
}

/**
 * Makes a component out of code that is fetched when it is first shown; until then `Waiting` stands in its place. Once the code is
 * there the component shows at once. A failed fetch is thrown to the error boundary, and tried anew by the next showing.
 */
export const onDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): OnDemand<Props> =>
  make(fetchComponent, Waiting, (error) => {
    throw error
  })

/** As `onDemand`, for what only adds to a page: the page goes without what does not come, and the next showing tries anew. */
export const extraOnDemand = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): OnDemand<Props> => make(fetchComponent, Nothing, () => undefined)
