import { asciiBytes } from '#rules/merkle/merkle.ts'

interface SnapshotLine {
  readonly snapshot: string
  /** SHA-256 of `saltedPlayerInput`, hex. */
  readonly saltedPlayer: string
  readonly points: number
  readonly version: number
}

/** Leaf text of a player (R38). */
export const snapshotLineText = ({ snapshot, saltedPlayer, points, version }: SnapshotLine): string =>
  `house-kombat-airdrop/1|${snapshot}|${saltedPlayer}|${points}|${version}`

export const snapshotLeaf = (line: SnapshotLine): Uint8Array => asciiBytes(snapshotLineText(line))
