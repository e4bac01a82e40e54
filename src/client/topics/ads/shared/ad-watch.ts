import { AD_POLL_ATTEMPTS, AD_POLL_DELAY_MS } from '#rules/constants.ts'

export type AdShown = 'watched' | 'skipped' | 'not-loaded'

export type AdOutcome =
  | { readonly kind: 'rewarded'; readonly watchId: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'refused'; readonly error: unknown; readonly at: 'start' | 'log' }

export interface AdPorts {
  readonly start: () => Promise<string>
  readonly show: (watchId: string) => Promise<AdShown>
  /** Rejects until the network has confirmed the ad. */
  readonly ask: (watchId: string) => Promise<unknown>
  /** True if an error of `ask` means that the ad is not confirmed yet. */
  readonly isNotYet: (error: unknown) => boolean
  readonly wait: (delayMs: number) => Promise<void>
  readonly onWaiting: () => void
}

/**
 * Starts and shows an ad, then asks for its confirmation up to eleven times, three seconds apart (B4, R21, row 188).
 * Only a confirmed ad counts.
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
