import type { FightStats } from './fight-types.ts'

/**
 * Values that the commitment covers. In matches and boss fights they are fixed before the client seed is known, so that
 * neither side can steer the outcome (R07).
 */
export interface CommittedFight {
  /** Hex digits, secret until the fight. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** Sorts keys and writes no spaces, so that equal values give equal text. Drops keys whose value is undefined. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/**
 * The commitment is the SHA-256 of this text (UTF-8), in lower-case hex. The seed of a fight outside tournaments is the
 * HMAC-SHA-256 of the client seed (UTF-8), in lower-case hex. The HMAC's key is the hex text of `serverSeed` itself
 * (UTF-8), not the bytes that it encodes.
 */
export const commitmentText = ({ serverSeed, attacker, defender, rulesVersion }: CommittedFight): string =>
  canonicalJson({ serverSeed, attacker, defender, rulesVersion })
