import { setTimeout as pause } from 'node:timers/promises'
import type { Update } from 'grammy/types'
import type { Remember, Remembered } from './remembered.ts'

export interface UpdateFaults {
  readonly isLost?: (update: Update) => boolean
  readonly copies?: (update: Update) => number
  /** Where in the queue to put an update. At the end by default. */
  readonly place?: (waiting: number) => number
  readonly lateMs?: (update: Update) => number
}

interface Waiting {
  readonly update: Update
  readonly dueMs: number
}

interface QueueParts {
  readonly nowMs?: () => number
  readonly remember?: Remember
}

export class UpdateQueue {
  faults: UpdateFaults = {}
  private waiting: Waiting[] = []
  private readonly wake = new Set<() => void>()
  private readonly nowMs: () => number
  private readonly remember: Remember

  constructor({ nowMs = Date.now, remember = () => undefined }: QueueParts = {}) {
    this.nowMs = nowMs
    this.remember = remember
  }

  add(update: Update): void {
    if (this.faults.isLost?.(update)) return
    for (let copy = this.faults.copies?.(update) ?? 1; copy > 0; copy -= 1) {
      const place = this.faults.place?.(this.waiting.length) ?? this.waiting.length
      const dueMs = this.nowMs() + (this.faults.lateMs?.(update) ?? 0)
      this.remember({ is: 'update', update, place, dueMs })
      this.waiting.splice(place, 0, { update, dueMs })
    }
    for (const wake of this.wake) wake()
  }

  restore(changes: readonly Remembered[]): void {
    for (const change of changes) {
      if (change.is === 'update') this.waiting.splice(change.place, 0, { update: change.update, dueMs: change.dueMs })
      if (change.is === 'delivered') this.drop(({ update_id }) => update_id === change.updateId)
      if (change.is === 'confirmed') this.forgetBefore(change.offset)
    }
  }

  known(): readonly Remembered[] {
    return this.waiting.map(({ update, dueMs }, place) => ({ is: 'update', update, place, dueMs }))
  }

  private forgetBefore(offset: number): boolean {
    const before = this.waiting.length
    this.waiting = this.waiting.filter(({ update }) => update.update_id >= offset)
    return this.waiting.length < before
  }

  private drop(isIt: (update: Update) => boolean): boolean {
    const index = this.waiting.findIndex(({ update }) => isIt(update))
    if (index >= 0) this.waiting.splice(index, 1)
    return index >= 0
  }

  /** Due updates in queue order. Forgets all updates before `offset`. */
  take(offset: number, limit: number): readonly Update[] {
    if (this.forgetBefore(offset)) this.remember({ is: 'confirmed', offset })
    const nowMs = this.nowMs()
    return this.waiting
      .filter(({ dueMs }) => dueMs <= nowMs)
      .slice(0, limit)
      .map(({ update }) => update)
  }

  remove(update: Update): void {
    if (this.drop((waiting) => waiting === update)) this.remember({ is: 'delivered', updateId: update.update_id })
  }

  get size(): number {
    return this.waiting.length
  }

  /** Resolves when an update arrives, or after `withinMs`. */
  async added(withinMs: number): Promise<void> {
    const woken = new AbortController()
    const wake = (): void => woken.abort()
    this.wake.add(wake)
    await pause(withinMs, undefined, { signal: woken.signal }).catch(() => undefined)
    this.wake.delete(wake)
  }
}
