import type { Equipment } from '#contracts/wire.ts'

export interface NewItem {
  readonly id: string
  readonly ownerId: number
  readonly slug: string
  readonly name: string
  readonly type: Equipment['type']
  readonly rarity: Equipment['rarity']
  readonly status: Equipment['status']
  readonly stats: Equipment['equipment_stats']
  /** Bound for ever (R47). False by default. */
  readonly bound?: boolean
  readonly boundUntilMs?: number | null
  readonly paidXtr?: number | null
  /** First use (R49). Set when an item comes back after a failed refund. */
  readonly usedAtMs?: number | null
}
