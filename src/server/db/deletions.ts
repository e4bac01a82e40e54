import { lockAlone, lockBeside } from './advisory-locks.ts'
import type { Db } from './database.ts'

/** For jobs that write for many players: waits for deletions and blocks new ones. Call it before locking any player. */
export const holdOffDeletions = (db: Db): Promise<void> => lockAlone(db, 'deletions')

/** Shared with other deletions, exclusive with `holdOffDeletions`. The caller may hold only the player's lock. */
export const beginDeletion = (db: Db): Promise<void> => lockBeside(db, 'deletions')
