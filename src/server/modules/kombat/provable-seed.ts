import { createHash, createHmac } from 'node:crypto'
import { type CommittedFight, commitmentText } from '#rules/kombat/commitment-text.ts'

/** SHA-256 (hex) over seed, loadouts and rules version. Shown before the fight. */
export const commitmentOf = (fight: CommittedFight): string =>
  createHash('sha256').update(commitmentText(fight)).digest('hex')

/** HMAC of the server seed with the client seed, which is chosen later. */
export const fightSeed = (serverSeed: string, clientSeed: string): string =>
  createHmac('sha256', serverSeed).update(clientSeed).digest('hex')

/** A separate stream, so that drops reveal nothing about the fight. */
export const dropSeed = (serverSeed: string, clientSeed: string): string =>
  createHmac('sha256', serverSeed).update(`drops ${clientSeed}`).digest('hex')
