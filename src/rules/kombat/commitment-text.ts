import type { FightStats } from './fight-types.ts'

/** Values that the commitment covers. For a match or boss fight, it is fixed before the client seed is known (R07, provably fair). */
export interface CommittedFight {
  /** In hex. Secret until the fight. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** Keys are sorted and there are no spaces, so that equal values give equal text. */
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
 * The commitment is the SHA-256 of this text (UTF-8), in lower-case hex. Outside tournaments the fight's seed is the HMAC-SHA-256 of the
 * client seed (UTF-8), in lower-case hex; its key is the UTF-8 bytes of `serverSeed`'s hex text.
 */
export const commitmentText = ({ serverSeed, attacker, defender, rulesVersion }: CommittedFight): string =>
  canonicalJson({ serverSeed, attacker, defender, rulesVersion })
