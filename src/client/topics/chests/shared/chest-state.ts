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

const ID_TIME_DIGITS = 12

/** In ms since the epoch. The id is a UUIDv7, which begins with the time. */
const createdMsOf = ({ id }: Pick<WinChest, 'id'>): number =>
  Number.parseInt(id.replaceAll('-', '').slice(0, ID_TIME_DIGITS), 16)

/** When the newest chest of the kind was made, in ms since the epoch. Null without one. */
export const newestMs = (chests: readonly WinChest[], wanted: ChestKind): number | null =>
  chests.reduce<number | null>(
    (newest, chest) => (chest.kind === wanted ? Math.max(newest ?? 0, createdMsOf(chest)) : newest),
    null,
  )

/** Null while another one runs, and where none is closed. */
export const nextToStart = (shelf: ChestShelf, nowMs: number): WinChest | null =>
  chestsWhich(shelf, 'running', nowMs).length > 0 ? null : (chestsWhich(shelf, 'closed', nowMs)[0] ?? null)

export const rarestOf = (kinds: readonly ChestKind[]): ChestKind =>
  CHEST_KINDS.findLast((kind) => kinds.includes(kind)) ?? 'wood'
