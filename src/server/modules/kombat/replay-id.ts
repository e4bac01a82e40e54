export interface ReplayId {
  readonly attackerId: number | null
  readonly fightId: string
}

const UUID_LENGTH = 36

/** `{attacker}-{fight}`: the id of a replay names the owner of its row. */
export const replayIdOf = (attackerId: number | bigint, fightId: string): string => `${attackerId}-${fightId}`

/** The call's schema has already checked the form. */
export const parseReplayId = (text: string): ReplayId => {
  const owner = text.slice(0, -UUID_LENGTH)
  return {
    attackerId: owner === '' ? null : Number(owner.slice(0, -1)),
    fightId: text.slice(-UUID_LENGTH),
  }
}
