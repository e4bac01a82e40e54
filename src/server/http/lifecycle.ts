export interface Lifecycle {
  isDraining(): boolean
  /** `/readyz` reports "not ready" from now on. */
  drain(): void
}

export const createLifecycle = (): Lifecycle => {
  let draining = false
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true
    },
  }
}
