export interface Lifecycle {
  isDraining(): boolean
  /** After this call `/readyz` reports "not ready". */
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
