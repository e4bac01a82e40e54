/**
 * Points of the airdrop = claimed TOK + 10 · wins + 100 · friends (R38). A changed formula is a new version in
 * `points.ts`.
 */
export const AIRDROP = {
  version: 1,
  /** A UTC day is active if it has a mining claim, a won fight or a check-in. */
  activeDaysNeeded: 10,
  pointsPerTok: 1,
  pointsPerWin: 10,
  winsADay: 30,
  pointsPerFriend: 100,
  friendsAtMost: 20,
} as const

export const SNAPSHOT_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/
