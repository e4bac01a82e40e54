import { asciiBytes } from './merkle.ts'

export const SALT_BYTES = 16

/** Without the salt the player cannot be identified, and for ever once it is deleted (R38). @param saltHex 32 digits, secret */
export const saltedPlayerInput = (saltHex: string, playerId: number): Uint8Array =>
  asciiBytes(`house-kombat-player/1:${saltHex}:${playerId}`)
