import type { Equipment } from '../../../contracts/wire.ts'

/** A new item of its owner. */
export interface NewItem {
  readonly id: string
  readonly ownerId: number
  readonly slug: string
  readonly name: string
  readonly type: Equipment['type']
  readonly rarity: Equipment['rarity']
  readonly status: Equipment['status']
  readonly stats: Equipment['equipment_stats']
  /** Given for nothing (R47); not unless said. */
  readonly bound?: boolean
  /** Bought for Telegram Stars: bound until then (R47); not unless said. */
  readonly boundUntilMs?: number | null
  /** Telegram Stars of the whole purchase that it came with; not bought unless said. */
  readonly paidXtr?: number | null
  /** When it was found used (R49); of what is given again after a refund that failed. */
  readonly usedAtMs?: number | null
}
