interface Limits {
  readonly running: number
  readonly waiting: number
}

/** Runs at most `running` tasks at once, in order of arrival. Returns null if `waiting` tasks wait already. */
export const atMost = ({ running: most, waiting: mostWaiting }: Limits) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) return null
      // A finished task hands its slot to the next waiting one, so a new arrival cannot take it.
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
