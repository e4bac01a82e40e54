import type { Db } from '#server/db/database.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'

/** World setting: until when no process may send messages. */
const PAUSE_FACT = 'messenger-pause'

export const pauseLeftMs = async (db: Db, nowMs: number): Promise<number> => {
  const pause = (await readWorldSetting(db, PAUSE_FACT)) as { readonly untilMs: number } | undefined
  return pause ? Math.max(0, pause.untilMs - nowMs) : 0
}

export const pauseUntil = (db: Db, untilMs: number): Promise<void> => writeWorldSetting(db, PAUSE_FACT, { untilMs })
