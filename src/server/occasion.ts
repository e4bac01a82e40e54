import type { NotificationKind } from '../contracts/wire.ts'

/** An event that the bot may write to a player about (extra 8). Modules offer theirs for a batch of players at once. */
export interface Occasion {
  readonly kind: NotificationKind
  /** Identifies the event: the same one has the same subject on every run. */
  readonly subject: string
  readonly atMs: number
}
