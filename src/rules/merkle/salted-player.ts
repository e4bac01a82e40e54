import { asciiBytes } from './merkle.ts'

export const SALT_BYTES = 16

/**
 * Without the salt the hash does not tell the player, and once the salt is deleted it never will (R38). @param saltHex 32 digits, secret
 */
export const saltedPlayerInput = (saltHex: string, playerId: number): Uint8Array =>
  asciiBytes(`house-kombat-player/1:${saltHex}:${playerId}`)
