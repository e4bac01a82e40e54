import { asciiBytes } from './merkle.ts'

/** Too many to try. */
export const SALT_BYTES = 16

/**
 * Leaf input of a player. Without the salt the player cannot be identified; deleting the salt makes that permanent (R38).
 * @param saltHex 32 lower-case hex digits, secret
 */
export const saltedPlayerInput = (saltHex: string, playerId: number): Uint8Array =>
  asciiBytes(`house-kombat-player/1:${saltHex}:${playerId}`)
