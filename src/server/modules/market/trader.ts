import { MS_PER_HOUR } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { type PlayerRow, playerTradesFromMs } from '#server/modules/players/service.ts'

/** Refuses players within their first day (R22). @throws ApiError `code` with the hours left */
export const assertOldEnough = (
  player: Pick<PlayerRow, 'created_at' | 'npc'>,
  { nowMs, mode }: { readonly nowMs: number; readonly mode: ServerConfig['mode'] },
  code: 'seller-too-new' | 'buyer-too-new',
): void => {
  const leftMs = playerTradesFromMs(player, mode) - nowMs
  if (leftMs > 0) throw new ApiError(code, { hours: Math.ceil(leftMs / MS_PER_HOUR) })
}
