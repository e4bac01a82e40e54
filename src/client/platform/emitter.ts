/** `on` returns the unsubscribe function. */
export interface Emitter<Args extends readonly unknown[] = []> {
  readonly on: (listener: (...args: Args) => void) => () => void
  readonly emit: (...args: Args) => void
}

export const createEmitter = <Args extends readonly unknown[] = []>(): Emitter<Args> => {
  const listeners = new Set<(...args: Args) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(...args) {
      // A copy, because a listener may subscribe or unsubscribe others.
      for (const listener of [...listeners]) listener(...args)
    },
  }
}
