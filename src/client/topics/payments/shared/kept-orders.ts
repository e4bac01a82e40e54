import { createEmitter } from '#client/platform/emitter.ts'
import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'open-orders'

/** An order whose result was not shown on this device yet. */
export interface KeptOrder {
  readonly id: string
  /** Ms since the epoch by the server's clock. */
  readonly atMs: number
  readonly isPaid: boolean
}

const isKept = (value: unknown): value is KeptOrder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number'

const parsed = (text: string | null): readonly KeptOrder[] => {
  const list = parseJson(text)
  return Array.isArray(list) ? list.filter(isKept) : []
}

let known: { readonly text: string | null; readonly orders: readonly KeptOrder[] } = { text: null, orders: [] }
const changed = createEmitter()

/** Kept in storage, so that they survive a restart of the game. */
export const keptOrders = (): readonly KeptOrder[] => {
  const text = readOwn(KEY)
  if (text !== known.text) known = { text, orders: parsed(text) }
  return known.orders
}

export const onKeptOrders = changed.on

const write = (orders: readonly KeptOrder[]): void => {
  writeOwn(KEY, orders.length === 0 ? null : JSON.stringify(orders))
  changed.emit()
}

export const keepOrder = (order: KeptOrder): void => write([...keptOrders().filter(({ id }) => id !== order.id), order])

export const forgetOrders = (ids: readonly string[]): void => {
  if (keptOrders().some(({ id }) => ids.includes(id))) write(keptOrders().filter(({ id }) => !ids.includes(id)))
}
