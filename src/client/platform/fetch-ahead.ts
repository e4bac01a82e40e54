let underWay = 0

/** Whether a prefetch is running. */
export const isFetchingAhead = (): boolean => underWay > 0

/** Prefetches code. Resolves when that is over, failures too: the real load reports its own. */
export const fetchAhead = async (fetchCode: () => Promise<unknown>): Promise<void> => {
  underWay += 1
  try {
    await fetchCode()
  } catch {
    // Prefetch failures are ignored; the real load reports its own.
  } finally {
    underWay -= 1
  }
}
