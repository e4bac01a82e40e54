import { createHash, createHmac } from 'node:crypto'
import { type CommittedFight, commitmentText } from '../../../rules/commitment-text.ts'

/** SHA-256 (hex) over seed, loadouts and rules version: shown with the opponent, checked after the fight. */
export const commitmentOf = (fight: CommittedFight): string =>
  createHash('sha256').update(commitmentText(fight)).digest('hex')

/** The seed of the fight: HMAC of the server's secret with the key that the player's client chose later. */
export const fightSeed = (serverSeed: string, clientKey: string): string =>
  createHmac('sha256', serverSeed).update(clientKey).digest('hex')

/** The seed of what the fight drops: another stream, so that drops tell nothing about the fight. */
export const dropSeed = (serverSeed: string, clientKey: string): string =>
  createHmac('sha256', serverSeed).update(`drops ${clientKey}`).digest('hex')
