import type { FastifyRequest } from 'fastify'

/** A weak ETag, because compression by a proxy does not change the answer. */
const tagOf = (version: string): string => `W/"${version}"`

/** Compares with `If-None-Match` (RFC 9110, 13.1.2). */
export const holdsVersion = ({ headers }: Pick<FastifyRequest, 'headers'>, version: string): boolean => {
  const held = headers['if-none-match']?.split(',') ?? []
  return held.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
}

/**
 * The browser keeps the answer privately and revalidates it each time. No `Vary: Authorization`: launch data change
 * with each session, and a version belongs to one player anyway.
 */
export const versionHeaders = (version: string): Record<string, string> => ({
  etag: tagOf(version),
  'cache-control': 'private, no-cache',
})
