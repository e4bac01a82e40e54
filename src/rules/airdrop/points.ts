import { NANO_PER_TOK } from '#rules/units.ts'
import { AIRDROP } from './airdrop.ts'

export interface AirdropSums {
  /** A bigint, because it can exceed the safe integers. */
  readonly claimedNano: bigint
  /** Without wins beyond the limit of each UTC day. */
  readonly wins: number
  /** Invited friends who meet the checklist themselves. */
  readonly friends: number
}

export interface AirdropPart {
  readonly count: number
  readonly points: number
}

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

/** Formulas by version. A published formula never changes. */
const FORMULAS: Readonly<Record<number, (sums: AirdropSums) => AirdropPoints>> = { 1: first }

/** The sum of claims is rounded down to whole TOK (R38). @throws Error for an unknown version */
export const airdropPoints = (sums: AirdropSums, version: number = AIRDROP.version): AirdropPoints => {
  const formula = FORMULAS[version]
  if (!formula) throw new Error(`The airdrop never had a formula ${version}.`)
  return formula(sums)
}

const change = (now: AirdropPart, before: AirdropPart): AirdropPart => ({
  count: now.count - before.count,
  points: now.points - before.points,
})

export const pointsChange = (now: AirdropPoints, before: AirdropPoints): AirdropPoints => ({
  total: now.total - before.total,
  tok: change(now.tok, before.tok),
  wins: change(now.wins, before.wins),
  friends: change(now.friends, before.friends),
})
