/** Calls within `intervalMs` share one result, and `read` never runs twice at a time. A failure is not kept. */
export const atMostEvery = <T>(intervalMs: number, read: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | null = null
  let isReading = false
  // Monotonic time: a test may freeze the game's clock.
  let askedAtMs = 0
  return () => {
    const nowMs = performance.now()
    if (known !== null && (isReading || nowMs - askedAtMs < intervalMs)) return known
    askedAtMs = nowMs
    isReading = true
    const asked = read()
    known = asked
    asked.then(
      () => {
        isReading = false
      },
      () => {
        isReading = false
        known = null
      },
    )
    return asked
  }
}
