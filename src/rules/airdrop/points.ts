import { NANO_PER_TOK } from '../units.ts'
import { AIRDROP } from './airdrop.ts'

/** What a player has done for the airdrop, as it is booked (R38). */
export interface AirdropSums {
  /** Sum of the claims; it may exceed what a number holds exactly. */
  readonly claimedNano: bigint
  /** Wins with TOK, of each UTC day those that count. */
  readonly wins: number
  /** Friends brought who meet the checklist themselves, all of them. */
  readonly friends: number
}

/** One of the three parts: how much counts, and what it makes. */
export interface AirdropPart {
  readonly count: number
  readonly points: number
}

/** A player's points, and what they are made of. */
export interface AirdropPoints {
  readonly total: number
  readonly tok: AirdropPart
  readonly wins: AirdropPart
  readonly friends: AirdropPart
}

const part = (count: number, each: number): AirdropPart => ({ count, points: count * each })

const first = ({ claimedNano, wins, friends }: AirdropSums): AirdropPoints => {
  const parts = {
    tok: part(Number(claimedNano / BigInt(NANO_PER_TOK)), AIRDROP.pointsPerTok),
    wins: part(wins, AIRDROP.pointsPerWin),
    friends: part(Math.min(friends, AIRDROP.friendsAtMost), AIRDROP.pointsPerFriend),
  }
  return { ...parts, total: parts.tok.points + parts.wins.points + parts.friends.points }
}

/** The formula of each version: one that has been shown stays as it is. */
const FORMULAS: Readonly<Record<number, (sums: AirdropSums) => AirdropPoints>> = { 1: first }

/**
 * Points by the formula of a version (R38): claims are floored to TOK once, at the end.
 * @throws Error for a version that there never was
 */
export const airdropPoints = (sums: AirdropSums, version: number = AIRDROP.version): AirdropPoints => {
  const formula = FORMULAS[version]
  if (!formula) throw new Error(`The airdrop never had a formula ${version}.`)
  return formula(sums)
}

const change = (now: AirdropPart, before: AirdropPart): AirdropPart => ({
  count: now.count - before.count,
  points: now.points - before.points,
})

/** What has changed between two counts of one player's points, part by part. */
export const pointsChange = (now: AirdropPoints, before: AirdropPoints): AirdropPoints => ({
  total: now.total - before.total,
  tok: change(now.tok, before.tok),
  wins: change(now.wins, before.wins),
  friends: change(now.friends, before.friends),
})
