import type { FastifyRequest } from 'fastify'

/** Weak: what a proxy compresses stays the same answer. */
const tagOf = (version: string): string => `W/"${version}"`

/** Whether the caller says that it holds the answer of this version: by its browser's `If-None-Match` (RFC 9110, 13.1.2). */
export const holdsVersion = ({ headers }: Pick<FastifyRequest, 'headers'>, version: string): boolean => {
  const held = headers['if-none-match']?.split(',') ?? []
  return held.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`)
}

/**
 * Lets the caller's browser keep an answer, but no shared cache, and ask each time whether it is still the same. There is no `Vary`: launch
 * data change at every opening, and versions are a player's.
 */
export const versionHeaders = (version: string): Record<string, string> => ({
  etag: tagOf(version),
  'cache-control': 'private, no-cache',
})
