import { createHash, createHmac } from 'node:crypto'
import { type CommittedFight, commitmentText } from '#rules/kombat/commitment-text.ts'

/** SHA-256 in hex over server seed, loadouts and rules version. Matches and boss fights show it in advance. */
export const commitmentOf = (fight: CommittedFight): string =>
  createHash('sha256').update(commitmentText(fight)).digest('hex')

/** HMAC over the client seed, with the server seed as key. */
export const fightSeed = (serverSeed: string, clientSeed: string): string =>
  createHmac('sha256', serverSeed).update(clientSeed).digest('hex')

/** Drops have another seed than the fight, so that they reveal nothing about it. */
export const dropSeed = (serverSeed: string, clientSeed: string): string =>
  createHmac('sha256', serverSeed).update(`drops ${clientSeed}`).digest('hex')
