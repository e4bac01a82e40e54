let underWay = 0

export const isPrefetching = (): boolean => underWay > 0

export const prefetch = async (fetchCode: () => Promise<unknown>): Promise<void> => {
  underWay += 1
  try {
    await fetchCode()
  } catch {
    // Ignored, because loading later reports the failure.
  } finally {
    underWay -= 1
  }
}
