import type { FightStats } from './fight-types.ts'

/** Committed before the client seed is known (R07, provably fair). */
export interface CommittedFight {
  /** Hex, secret until the fight. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** Sorted keys, no spaces: equal values give equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/**
 * Its SHA-256 (UTF-8, lower-case hex) is the commitment. The fight seed is HMAC-SHA-256 (lower-case hex) of the client seed; its key is the
 * UTF-8 bytes of `serverSeed`'s hex text.
 */
export const commitmentText = ({ serverSeed, attacker, defender, rulesVersion }: CommittedFight): string =>
  canonicalJson({ serverSeed, attacker, defender, rulesVersion })
