import { MS_PER_DAY } from '#rules/units.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'

/** For a day the messenger repeats an update that was not acknowledged. */
const REPEATED_WITHIN_MS = MS_PER_DAY

/** Stored like the answer of a call, which is pruned after a day. @returns false if the update was taken before */
export const markAnswered = async (db: Db, userId: number, updateId: number, nowMs: number): Promise<boolean> =>
  (await callFunction(db, 'keep_answer', {
    p_player: userId,
    p_at: new Date(nowMs),
    p_call: 'bot.update',
    p_key: fixedId(`bot update ${updateId}`),
    p_body_hash: '',
    p_since: new Date(nowMs - REPEATED_WITHIN_MS),
    p_answer: { data: null },
  })) === true
