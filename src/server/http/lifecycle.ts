/** Whether this process still wants new work. */
export interface Lifecycle {
  isDraining(): boolean
  /** From now on `/readyz` says no. */
  drain(): void
}

/** The lifecycle of one server process. */
export const createLifecycle = (): Lifecycle => {
  let draining = false
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true
    },
  }
}
