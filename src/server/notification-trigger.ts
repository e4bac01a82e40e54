/** An event the bot may write about to one player (extra 8). Modules return them for a batch of players. */
export interface NotificationTrigger {
  /** Must be the same on every run for the same event. */
  readonly subject: string
  /** May lie ahead. Twelve hours after it the event is old news, and nobody is told. */
  readonly atMs: number
}
