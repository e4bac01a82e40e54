/**
 * Answers from one reading for `intervalMs`, and never reads twice at a time, however many ask. A reading that fails is
 * reported to those who waited for it and not kept.
 */
export const atMostEvery = <T>(intervalMs: number, read: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | null = null
  let isReading = false
  // The process's own monotonic time: the game's clock may be frozen by a test.
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
