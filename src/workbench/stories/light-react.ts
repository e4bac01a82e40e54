import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** React's development build records up to ten thousand element stacks a second, a fifth of a fight's cost. No-op without this counter. */
export const takeNoElementStacks = (): void => {
  const internals = (React as unknown as Readonly<Record<string, object | undefined>>)[INTERNALS]
  if (internals === undefined || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
