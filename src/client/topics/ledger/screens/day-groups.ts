import type { LedgerPage } from '#contracts/wire.ts'
import { MS_PER_DAY } from '#rules/units.ts'

type Row = LedgerPage['items'][number]

export interface Movement {
  readonly id: string
  readonly atMs: number
  readonly reason: string
  readonly amounts: readonly Pick<Row, 'id' | 'asset' | 'amount' | 'ref'>[]
}

export interface LedgerDay {
  readonly startMs: number
  readonly daysAgo: number
  readonly movements: readonly Movement[]
}

const dayStartMs = (atMs: number): number => new Date(atMs).setHours(0, 0, 0, 0)

const movementsOf = (rows: readonly Row[]): Movement[] => {
  const movements: (Movement & { amounts: Movement['amounts'][number][] })[] = []
  for (const { id, at, reason, asset, amount, ref } of rows) {
    const atMs = Date.parse(at)
    const last = movements.at(-1)
    if (last?.reason === reason && last.atMs === atMs) last.amounts.push({ id, asset, amount, ref })
    else movements.push({ id, atMs, reason, amounts: [{ id, asset, amount, ref }] })
  }
  return movements
}

export const dayGroups = (rows: readonly Row[], nowMs: number): LedgerDay[] => {
  const days: (LedgerDay & { movements: Movement[] })[] = []
  for (const movement of movementsOf(rows)) {
    const startMs = dayStartMs(movement.atMs)
    const last = days.at(-1)
    if (last?.startMs === startMs) last.movements.push(movement)
    else {
      // Rounded, because a day has 23 or 25 hours when the clock changes.
      const daysAgo = Math.round((dayStartMs(nowMs) - startMs) / MS_PER_DAY)
      days.push({ startMs, daysAgo, movements: [movement] })
    }
  }
  return days
}
