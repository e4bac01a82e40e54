import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import { isCollision } from '#server/db/database-trouble.ts'

type Spoken = pg.PoolClient & { readonly connection: EventEmitter }

/** Counts transactions that the database aborted (deadlocks). They are retried, so no answer shows them. */
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
