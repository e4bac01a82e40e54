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

/** Counts pictures that code loads without showing them, such as atlases: no list of the document has them. */
export const trackPictures = ({ track }: Tracker): void => {
  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  if (!src?.set) throw new Error('The browser hides how a picture gets its address')
  const { set } = src
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...src,
    set(this: HTMLImageElement, url: string) {
      void track(
        new Promise<void>((resolve) => {
          for (const end of ['load', 'error']) this.addEventListener(end, () => resolve(), { once: true })
        }),
      )
      set.call(this, url)
    },
  })
}
