interface Limits {
  readonly running: number
  readonly waiting: number
}

/** Runs at most `running` pieces of work at once, in order of arrival. Null if as many as `waiting` wait already. */
export const atMost = ({ running: most, waiting: mostWaiting }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) return null
      // Whoever ends hands its place over, so a new arrival cannot slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
