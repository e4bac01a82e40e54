/** Runs cleanups once, in reverse order. */
export class Disposer {
  #undo: (() => void)[] = []

  add(undo: () => void): void {
    this.#undo.push(undo)
  }

  get size(): number {
    return this.#undo.length
  }

  dispose(): void {
    const undo = this.#undo
    this.#undo = []
    for (const step of undo.reverse()) step()
  }
}
