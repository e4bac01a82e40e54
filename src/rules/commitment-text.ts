import type { FightStats } from './fight-types.ts'

/** What the server binds itself to before it knows the player's key (R07: server-seeded chance). */
export interface CommittedFight {
  /** The secret seed, hex. */
  readonly serverSeed: string
  readonly attacker: FightStats
  readonly defender: FightStats
  readonly rulesVersion: string
}

/** JSON with sorted keys and without spaces: equal values give equal text, wherever and in whatever order they were made. */
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
 * the client's key as the message, in lower-case hex. Server and client hash with what their platforms have.
 */
export const commitmentText = ({ serverSeed, attacker, defender, rulesVersion }: CommittedFight): string =>
  canonicalJson({ serverSeed, attacker, defender, rulesVersion })
