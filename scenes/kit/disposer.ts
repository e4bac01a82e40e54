/** Collects what must be undone when a scene is left, and undoes it once, last first. */
export class Disposer {
  #undo: (() => void)[] = []

  /** Remembers an undo function (an unsubscribe, a destroy). */
  add(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Number of things still to be undone, for leak tests. */
  get size(): number {
    return this.#undo.length
  }

  /** Undoes everything; a later call does nothing. */
  dispose(): void {
    const undo = this.#undo
    this.#undo = []
    for (const step of undo.reverse()) step()
  }
}
