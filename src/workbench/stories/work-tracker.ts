/** Counts pending work of the page: answers of the fake server, dynamic imports and images. */
export interface Tracker {
  readonly track: <T>(work: Promise<T>) => Promise<T>
  readonly pending: () => number
}

declare global {
  interface Window {
    /**
     * `start-story.tsx` sets it. The plugin `track-imports.ts` makes dynamic imports call it, because browsers do not
     * report them.
     */
    __trackImport?: <T>(work: Promise<T>) => Promise<T>
  }
}

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

/** Counts images until they load or fail. `document.images` lacks images outside the document, such as atlases. */
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
