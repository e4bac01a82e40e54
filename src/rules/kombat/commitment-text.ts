import type { FightStats } from './fight-types.ts'

/** What the server commits to before it knows the client seed (R07: provably fair). */
export interface CommittedFight {
  /** The secret server seed, hex. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** Canonical JSON (sorted keys, no spaces): equal values give equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/**
 * The text whose SHA-256 (of its UTF-8 bytes, in lower-case hex) is the commitment shown before a fight. The seed of the
 * fight is HMAC-SHA-256 with `serverSeed` as the key (the UTF-8 bytes of its hex text, not the bytes it stands for) and
 * the client seed as the message, in lower-case hex. Server and client use their platforms' hash functions.
 */
export const commitmentText = ({ serverSeed, attacker, defender, rulesVersion }: CommittedFight): string =>
  canonicalJson({ serverSeed, attacker, defender, rulesVersion })
