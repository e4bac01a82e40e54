import { asciiBytes } from '../merkle/merkle.ts'

/** What a player's line of a snapshot says (R38). */
interface SnapshotLine {
  /** Name of the snapshot. */
  readonly snapshot: string
  /** SHA-256 of `saltedPlayerInput`, hex: stands for the player. */
  readonly saltedPlayer: string
  readonly points: number
  /** Of the formula. */
  readonly version: number
}

/** The text of a line: (salted player, points, version) of one snapshot. */
export const snapshotLineText = ({ snapshot, saltedPlayer, points, version }: SnapshotLine): string =>
  `house-kombat-airdrop/1|${snapshot}|${saltedPlayer}|${points}|${version}`

/** The content of a line's leaf. */
export const snapshotLeaf = (line: SnapshotLine): Uint8Array => asciiBytes(snapshotLineText(line))
