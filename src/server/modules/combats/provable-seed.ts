import { createHash, createHmac } from 'node:crypto'
import type { FightStats } from '../../../rules/fight-types.ts'

/** What the server binds itself to before the player's key is known. */
export interface CommittedFight {
  /** The secret seed, hex. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** JSON with sorted keys, so that both sides hash the same bytes. */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** SHA-256 (hex) over seed, loadouts and rules version: shown with the opponent, checked after the fight. */
export const commitmentOf = (fight: CommittedFight): string =>
  createHash('sha256').update(canonicalJson(fight)).digest('hex')

/** The seed of the fight: HMAC of the server's secret with the key that the player's client chose later. */
export const fightSeed = (serverSeed: string, clientKey: string): string =>
  createHmac('sha256', serverSeed).update(clientKey).digest('hex')

/** The seed of what the fight drops: another stream, so that drops tell nothing about the fight. */
export const dropSeed = (serverSeed: string, clientKey: string): string =>
  createHmac('sha256', serverSeed).update(`drops ${clientKey}`).digest('hex')
