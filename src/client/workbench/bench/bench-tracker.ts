/** What the page has begun and not finished: answers of the server and code on its way. */
export interface Tracker {
  /** Counts a piece of work until it settles, and hands it back. */
  readonly track: <T>(work: Promise<T>) => Promise<T>
  readonly pending: () => number
}

declare global {
  interface Window {
    /** The build for tests sends every dynamic import of ours through here, as nothing else tells when code has come. */
    __trackImport?: <T>(work: Promise<T>) => Promise<T>
  }
}

/** Makes a tracker. */
export const createTracker = (): Tracker => {
  let pending = 0
  return {
    track: (work) => {
      pending += 1
      const done = (): void => {
        pending -= 1
      }
      work.then(done, done)
      return work
    },
    pending: () => pending,
  }
}
