import type { NotificationKind } from '#contracts/wire.ts'

/** A reason to write to a player (extra 8). Modules return them for a batch of players. */
export interface NotificationTrigger {
  readonly kind: NotificationKind
  /** Must be the same on every run for the same event. */
  readonly subject: string
  readonly atMs: number
}
