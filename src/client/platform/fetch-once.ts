/** Memoises a load: all callers share one promise. After a failure the next call loads again. */
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
