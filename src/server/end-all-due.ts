const BATCH = 200

export interface Ended {
  readonly ended: number
  readonly sent: number
  readonly errors: readonly unknown[]
}

/** A failure does not block other players. @param end resolves with true if it sent something to the inbox */
export const endAllDue = async <T>(
  dueAfter: (after: T | null, limit: number) => Promise<readonly T[]>,
  end: (due: T) => Promise<boolean>,
): Promise<Ended> => {
  const errors: unknown[] = []
  let [ended, sent] = [0, 0]
  for (let after: T | null = null; ; ) {
    const batch: readonly T[] = await dueAfter(after, BATCH)
    for (const due of batch) {
      try {
        if (await end(due)) sent += 1
        ended += 1
      } catch (error) {
        errors.push(error)
      }
    }
    after = batch.at(-1) ?? null
    if (batch.length < BATCH) return { ended, sent, errors }
  }
}
