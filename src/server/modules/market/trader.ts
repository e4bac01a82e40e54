import { MS_PER_HOUR } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { type PlayerRow, playerTradesFromMs } from '#server/modules/players/service.ts'

/** @throws ApiError `code` with the hours left, within the first day (R22) */
export const assertOldEnough = (
  player: Pick<PlayerRow, 'created_at' | 'npc'>,
  { nowMs, mode }: { readonly nowMs: number; readonly mode: ServerConfig['mode'] },
  code: 'seller-too-new' | 'buyer-too-new',
): void => {
  const leftMs = playerTradesFromMs(player, mode) - nowMs
  if (leftMs > 0) throw new ApiError(code, { hours: Math.ceil(leftMs / MS_PER_HOUR) })
}
