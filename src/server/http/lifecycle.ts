/** Whether this process still accepts new work. */
export interface Lifecycle {
  isDraining(): boolean
  /** Makes `/readyz` report "not ready" from now on. */
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
