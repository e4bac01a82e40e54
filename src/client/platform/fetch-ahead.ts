let underWay = 0

/** Whether code is on its way that nobody waits for. */
export const isFetchingAhead = (): boolean => underWay > 0

/** Fetches code ahead of need. Settles when that is over; a failure is dropped, for who needs the code asks again and is told. */
export const fetchAhead = async (fetchCode: () => Promise<unknown>): Promise<void> => {
  underWay += 1
  try {
    await fetchCode()
  } catch {
    // Nobody has missed it yet.
  } finally {
    underWay -= 1
  }
}
