import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { isCollision } from '../../../src/server/db/database-trouble.ts'

/** A connection as `pg` has it, which says every error that the server sends. */
type Spoken = pg.PoolClient & { readonly connection: EventEmitter }

/**
 * Counts from now on the transactions of a pool that the database gives up for another one (deadlocks, also those across the
 * nodes of a cluster): they are run again, so that no answer tells.
 * @returns how many there were
 */
export const countCollisions = (pool: pg.Pool): (() => number) => {
  const heard = new WeakSet<pg.PoolClient>()
  let collisions = 0
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    ;(client as Spoken).connection.on('errorMessage', (error) => {
      if (isCollision(error)) collisions += 1
    })
  })
  return () => collisions
}
