import { asciiBytes } from './merkle.ts'

/** Bytes of a salt: nobody tries them all. */
export const SALT_BYTES = 16

/**
 * What is hashed to stand for a player in a tree: who does not know the salt cannot tell whose leaf it is, and once the salt is deleted nobody
 * can (R38).
 * @param saltHex 32 digits of lower-case hex, known to the player alone
 */
export const saltedPlayerInput = (saltHex: string, playerId: number): Uint8Array =>
  asciiBytes(`house-kombat-player/1:${saltHex}:${playerId}`)
