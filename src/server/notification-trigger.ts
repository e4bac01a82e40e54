/** An event the bot may write about to one player (extra 8). Modules return them for a batch of players. */
export interface NotificationTrigger {
  /** Must be the same on every run for the same event. */
  readonly subject: string
  /**
   * When the event happens; it may be in the future. The bot sends no message about an event older than twelve hours.
   */
  readonly atMs: number
}
