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
  /** Free of charge (R47). Default false. */
  readonly bound?: boolean
  readonly boundUntilMs?: number | null
  readonly paidXtr?: number | null
  /** First use in a fight (R49). Set when an item is restored after a failed refund. */
  readonly usedAtMs?: number | null
}
