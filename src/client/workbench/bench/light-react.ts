import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Lets React's development build take no stack for each element it makes: up to ten thousand a second, a fifth of what a fight
 * costs. Its warnings keep the names of components. Where React no longer has this counter, nothing happens.
 */
export const takeNoElementStacks = (): void => {
  const internals = (React as unknown as Readonly<Record<string, object | undefined>>)[INTERNALS]
  if (internals === undefined || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
