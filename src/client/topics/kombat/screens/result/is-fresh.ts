import { nowMs } from '#client/api/server-clock.ts'
import type { Replay } from '#contracts/wire.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

const FRESH_MS = 10 * MS_PER_MINUTE

/** True for a fight that was just fought. An older fight that is opened again brings no celebration and no question. */
export const isFresh = ({ fought_at }: Pick<Replay, 'fought_at'>): boolean => nowMs() - Date.parse(fought_at) < FRESH_MS
