import { AD_POLL_ATTEMPTS, AD_POLL_DELAY_MS } from '../../rules/constants.ts'

/** How showing an ad ended. */
export type AdShown = 'watched' | 'skipped' | 'not-loaded'

/** How a watch ended: the ad of `watchId` is confirmed, or why not. */
export type AdOutcome =
  | { readonly kind: 'rewarded'; readonly watchId: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'unconfirmed' }
  /** A refusal of the server, at the start or while it was asked. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly at: 'start' | 'log' }

/** What a watch needs of the world. */
export interface AdPorts {
  /** Starts the ad; answers its watch id. */
  readonly start: () => Promise<string>
  readonly show: (watchId: string) => Promise<AdShown>
  /** Asks for the log of the ad; fails until the network has confirmed it. */
  readonly ask: (watchId: string) => Promise<unknown>
  /** Whether a failed look means that the ad is not confirmed yet. */
  readonly isNotYet: (error: unknown) => boolean
  readonly wait: (delayMs: number) => Promise<void>
  /** The ad is over and its reward is waited for. */
  readonly onWaiting: () => void
}

/**
 * Watches an ad to its reward (B4, R21, row 188): start, show, then look at the log, again up to ten times, three seconds
 * apart, while it is not there. What was watched is only a reward once the network has confirmed it to the server.
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
