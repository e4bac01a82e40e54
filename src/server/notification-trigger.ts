/** An event the bot may write about to one player (extra 8). Modules return them for a batch of players. */
export interface NotificationTrigger {
  /** Must be the same on every run for the same event. */
  readonly subject: string
  /**
   * When the event happens; it may be in the future. The bot sends no message about an event older than twelve hours.
   */
  readonly atMs: number
}

/** One trigger per absence, if `latest` came after the player was last active. Both are instants by player id. */
export const triggersSince = (
  latest: ReadonlyMap<bigint, number>,
  awaySinceMs: ReadonlyMap<bigint, number>,
): ReadonlyMap<bigint, NotificationTrigger> => {
  const triggers = new Map<bigint, NotificationTrigger>()
  for (const [playerId, atMs] of latest) {
    const awayMs = awaySinceMs.get(playerId) ?? 0
    if (atMs > awayMs) triggers.set(playerId, { subject: new Date(awayMs).toISOString(), atMs })
  }
  return triggers
}
