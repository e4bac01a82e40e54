import { nowMs } from '#client/api/server-clock.ts'
import type { Replay } from '#contracts/wire.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

const FRESH_MS = 10 * MS_PER_MINUTE

/** Whether a fight was just fought: of an older one, read again, nothing is celebrated or asked. */
export const isFresh = ({ fought_at }: Pick<Replay, 'fought_at'>): boolean => nowMs() - Date.parse(fought_at) < FRESH_MS
