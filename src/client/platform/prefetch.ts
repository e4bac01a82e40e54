let underWay = 0

export const isPrefetching = (): boolean => underWay > 0

/** Resolves even on failure: the real load reports its own. */
export const prefetch = async (fetchCode: () => Promise<unknown>): Promise<void> => {
  underWay += 1
  try {
    await fetchCode()
  } catch {
    // Prefetch failures are ignored; the real load reports its own.
  } finally {
    underWay -= 1
  }
}
