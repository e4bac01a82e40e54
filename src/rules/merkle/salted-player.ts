import { asciiBytes } from './merkle.ts'

export const SALT_BYTES = 16

/**
 * The hash of this does not identify the player without the salt, and never will once the salt is deleted (R38). @param
 * saltHex 32 secret hex digits
 */
export const saltedPlayerInput = (saltHex: string, playerId: number): Uint8Array =>
  asciiBytes(`house-kombat-player/1:${saltHex}:${playerId}`)
