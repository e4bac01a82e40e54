export type PoolRole = 'calls' | 'probe' | 'jobs' | 'queue' | 'outbox' | 'bot' | 'command' | 'desk'

interface WatchedPool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly options: { readonly max?: number }
}

const pools = new Map<WatchedPool, PoolRole>()

/** @returns a function that ends the watch */
export const watchPool = (role: PoolRole, pool: WatchedPool): (() => void) => {
  pools.set(pool, role)
  return () => void pools.delete(pool)
}

export interface PoolFigures {
  readonly max: number
  readonly used: number
  readonly waiting: number
}

export const poolFigures = (): ReadonlyMap<PoolRole, PoolFigures> => {
  const sums = new Map<PoolRole, PoolFigures>()
  for (const [{ totalCount, idleCount, waitingCount, options }, role] of pools) {
    const { max, used, waiting } = sums.get(role) ?? { max: 0, used: 0, waiting: 0 }
    sums.set(role, {
      max: max + (options.max ?? 0),
      used: used + totalCount - idleCount,
      waiting: waiting + waitingCount,
    })
  }
  return sums
}
