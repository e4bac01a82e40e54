/** A stored fight as a link or a call names it. */
export interface ReplayId {
  /** Whose row the fight is; null in links of the time when the fight's own id was all of it. */
  readonly attackerId: number | null
  /** The fight's own id. */
  readonly fightId: string
}

const UUID_LENGTH = 36

/** The replay id on the wire: `{attacker}-{fight}`, so that a link names the owner of the fight's row. */
export const replayIdOf = (attackerId: number | bigint, fightId: string): string => `${attackerId}-${fightId}`

/** Reads a replay id whose form the call's schema has checked. */
export const parseReplayId = (text: string): ReplayId => {
  const owner = text.slice(0, -UUID_LENGTH)
  return {
    attackerId: owner === '' ? null : Number(owner.slice(0, -1)),
    fightId: text.slice(-UUID_LENGTH),
  }
}
