import type { Update } from 'grammy/types'

/** What goes wrong on the way of updates. */
export interface UpdateFaults {
  /** Whether an update is lost for good, as after many refused deliveries. */
  readonly isLost?: (update: Update) => boolean
  /** How often it comes. */
  readonly copies?: (update: Update) => number
  /** At which place among those that wait it is put; the last where it is left out. */
  readonly place?: (waiting: number) => number
}

/** The updates that wait for the bot. */
export class UpdateQueue {
  faults: UpdateFaults = {}
  private waiting: Update[] = []
  private wake: (() => void)[] = []

  add(update: Update): void {
    if (this.faults.isLost?.(update)) return
    for (let copy = this.faults.copies?.(update) ?? 1; copy > 0; copy -= 1) {
      const place = this.faults.place?.(this.waiting.length) ?? this.waiting.length
      this.waiting.splice(place, 0, update)
    }
    for (const wake of this.wake.splice(0)) wake()
  }

  /** Those that wait, the oldest first; forgets those before the offset. */
  take(offset: number, limit: number): readonly Update[] {
    this.waiting = this.waiting.filter(({ update_id }) => update_id >= offset)
    return this.waiting.slice(0, limit)
  }

  /** Removes an update that was delivered. */
  remove(update: Update): void {
    const index = this.waiting.indexOf(update)
    if (index >= 0) this.waiting.splice(index, 1)
  }

  get size(): number {
    return this.waiting.length
  }

  /** Resolves with the next update that is added. */
  added(): Promise<void> {
    return new Promise((resolve) => this.wake.push(resolve))
  }
}
