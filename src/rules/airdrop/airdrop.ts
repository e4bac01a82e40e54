/**
 * What the airdrop counts (R38): the checklist that makes a player eligible, and points = claimed TOK + 10 · wins + 100 · friends. A
 * version is never changed backwards: another formula is another version in `points.ts`.
 */
export const AIRDROP = {
  version: 1,
  /** UTC days with a claim, a won fight or a check-in. */
  activeDaysNeeded: 10,
  pointsPerTok: 1,
  pointsPerWin: 10,
  /** Wins that count of a UTC day. */
  winsADay: 30,
  pointsPerFriend: 100,
  friendsAtMost: 20,
} as const

/** A snapshot's name, as the operator says it. */
export const SNAPSHOT_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/
