import { asciiBytes } from '#rules/merkle/merkle.ts'

interface SnapshotLine {
  readonly snapshot: string
  /** SHA-256 of `saltedPlayerInput`, in hex (R38). */
  readonly saltedPlayer: string
  readonly points: number
  readonly version: number
}

export const snapshotLineText = ({ snapshot, saltedPlayer, points, version }: SnapshotLine): string =>
  `house-kombat-airdrop/1|${snapshot}|${saltedPlayer}|${points}|${version}`

export const snapshotLeaf = (line: SnapshotLine): Uint8Array => asciiBytes(snapshotLineText(line))
