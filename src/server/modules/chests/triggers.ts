import type { PlayerRow } from '#server/modules/players/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { chestsIn, placesOfRow } from './shelf.ts'

/**
 * The started chest that is ready last. One message covers all, because the earlier ones are then ready too (extra 8).
 */
export const chestTrigger = (player: PlayerRow): NotificationTrigger | null =>
  chestsIn(placesOfRow(player))
    .flatMap(({ id, readyMs }) => (readyMs === null ? [] : [{ subject: id, atMs: readyMs }]))
    .reduce<NotificationTrigger | null>((last, one) => (last && last.atMs >= one.atMs ? last : one), null)
