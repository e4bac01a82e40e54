import type { FastifyRequest } from 'fastify'

/** Weak, because compression by a proxy does not change the answer. */
const tagOf = (version: string): string => `W/"${version}"`

/** By `If-None-Match` (RFC 9110, 13.1.2). */
export const holdsVersion = ({ headers }: Pick<FastifyRequest, 'headers'>, version: string): boolean => {
  const held = headers['if-none-match']?.split(',') ?? []
  return held.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
}

/** Private and revalidated each time. No `Vary`: launch data change per session, and versions belong to a player. */
export const versionHeaders = (version: string): Record<string, string> => ({
  etag: tagOf(version),
  'cache-control': 'private, no-cache',
})
