export const BRACKET_SIZE = 32

export interface OpenBrackets {
  /**
   * Takes a place in the smallest allowed bracket, and among equally small ones in the lowest number (R26). @returns
   * the bracket's index, or null if no allowed bracket has room
   */
  take(isAllowed: (bracket: number) => boolean): number | null
}

/** A heap, because a million entries have 31,250 brackets: scanning all of them for each entry would take hours. */
export const openBrackets = (count: number): OpenBrackets => {
  // Each bracket is one number, entries × count + index, so that numbers sort in R26's order. Ascending numbers already
  // form a heap.
  const heap = Array.from({ length: count }, (_, index) => index)
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY

  const swap = (a: number, b: number): void => {
    const moved = at(a)
    heap[a] = at(b)
    heap[b] = moved
  }
  const push = (bracket: number): void => {
    let index = heap.push(bracket) - 1
    for (let parent = (index - 1) >> 1; index > 0 && at(parent) > at(index); parent = (index - 1) >> 1) {
      swap(index, parent)
      index = parent
    }
  }
  const pop = (): number | null => {
    const top = heap[0]
    const last = heap.pop()
    if (top === undefined || last === undefined) return null
    if (heap.length === 0) return top
    heap[0] = last
    for (let index = 0; ; ) {
      const left = 2 * index + 1
      const smaller = at(left + 1) < at(left) ? left + 1 : left
      if (at(smaller) >= at(index)) return top
      swap(index, smaller)
      index = smaller
    }
  }

  return {
    take: (isAllowed) => {
      const passed: number[] = []
      let found = pop()
      while (found !== null && !isAllowed(found % count)) {
        passed.push(found)
        found = pop()
      }
      for (const bracket of passed) push(bracket)
      if (found === null) return null
      if (Math.floor(found / count) + 1 < BRACKET_SIZE) push(found + count)
      return found % count
    },
  }
}
