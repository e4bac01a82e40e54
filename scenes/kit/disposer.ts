/** Collects cleanup functions of a scene and runs them once, in reverse order. */
export class Disposer {
  #undo: (() => void)[] = []

  /** Adds a cleanup function (an unsubscribe, a destroy). */
  add(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Number of pending cleanup functions, for leak tests. */
  get size(): number {
    return this.#undo.length
  }

  /** Runs all cleanup functions; idempotent. */
  dispose(): void {
    const undo = this.#undo
    this.#undo = []
    for (const step of undo.reverse()) step()
  }
}
