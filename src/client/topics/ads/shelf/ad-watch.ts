import { AD_POLL_ATTEMPTS, AD_POLL_DELAY_MS } from '../../../../rules/constants.ts'

/** Outcome of showing an ad. */
export type AdShown = 'watched' | 'skipped' | 'not-loaded'

/** Outcome of a watch: the ad of `watchId` is confirmed, or why not. */
export type AdOutcome =
  | { readonly kind: 'rewarded'; readonly watchId: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'unconfirmed' }
  /** The server's error, at the start or while polling. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly at: 'start' | 'log' }

/** Dependencies of a watch. */
export interface AdPorts {
  /** Starts the ad; returns its watch id. */
  readonly start: () => Promise<string>
  readonly show: (watchId: string) => Promise<AdShown>
  /** Fetches the log of the ad; fails until the network has confirmed it. */
  readonly ask: (watchId: string) => Promise<unknown>
  /** Whether an error of `log` means that the ad is not confirmed yet. */
  readonly isNotYet: (error: unknown) => boolean
  readonly wait: (delayMs: number) => Promise<void>
  /** Called when the ad is over and its confirmation is awaited. */
  readonly onWaiting: () => void
}

/**
 * Runs an ad to its reward (B4, R21, row 188): start, show, then poll the log, up to ten times three seconds apart. An ad is
 * rewarded only once the network has confirmed it to the server.
 */
export const watchAd = async (ports: AdPorts): Promise<AdOutcome> => {
  let watchId: string
  try {
    watchId = await ports.start()
  } catch (error) {
    return { kind: 'refused', error, at: 'start' }
  }
  const shown = await ports.show(watchId)
  if (shown !== 'watched') return { kind: shown }
  ports.onWaiting()
  for (let repeat = 0; ; repeat += 1) {
    try {
      await ports.ask(watchId)
      return { kind: 'rewarded', watchId }
    } catch (error) {
      if (!ports.isNotYet(error)) return { kind: 'refused', error, at: 'log' }
      if (repeat >= AD_POLL_ATTEMPTS) return { kind: 'unconfirmed' }
      await ports.wait(AD_POLL_DELAY_MS)
    }
  }
}
