/** Makes a fetch that is done once for all who ask. One that failed is forgotten: the next to ask begins another. */
export const fetchOnce = <T>(begin: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= begin().catch((error: unknown) => {
      coming = null
      throw error
    })
    return coming
  }
}
