import type { ChestShelf } from '#contracts/wire.ts'
import { CHEST_KINDS, type ChestKind, isChestReady, isChestRunning } from '#rules/chests/win-chests.ts'

export type WinChest = ChestShelf['chests'][number]
export type ChestState = 'closed' | 'running' | 'ready'

/** In ms since the epoch; null while it has not been started. */
export const readyMsOf = ({ ready_at }: WinChest): number | null => (ready_at === null ? null : Date.parse(ready_at))

export const chestState = (chest: WinChest, nowMs: number): ChestState => {
  const readyMs = readyMsOf(chest)
  if (isChestReady(readyMs, nowMs)) return 'ready'
  return isChestRunning(readyMs, nowMs) ? 'running' : 'closed'
}

export const chestsWhich = ({ chests }: ChestShelf, state: ChestState, nowMs: number): readonly WinChest[] =>
  chests.filter((chest) => chestState(chest, nowMs) === state)

/** The next chest to start. Null while a chest runs, and if none is closed. */
export const nextToStart = (shelf: ChestShelf, nowMs: number): WinChest | null =>
  chestsWhich(shelf, 'running', nowMs).length > 0 ? null : (chestsWhich(shelf, 'closed', nowMs)[0] ?? null)

export const rarestOf = (kinds: readonly ChestKind[]): ChestKind =>
  CHEST_KINDS.findLast((kind) => kinds.includes(kind)) ?? 'wood'
