import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { Db } from '#server/db/database.ts'
import { refineTriggers } from '#server/modules/blacksmith/service.ts'
import { bossTriggers, nextBossTriggerMs } from '#server/modules/boss-boards/service.ts'
import { newsTrigger } from '#server/modules/channel/service.ts'
import { chestTrigger } from '#server/modules/chests/service.ts'
import { guildTriggers } from '#server/modules/guild/service.ts'
import type { huntTriggers } from '#server/modules/hunt/service.ts'
import { attackTriggers, energyTrigger } from '#server/modules/kombat/service.ts'
import { leagueTriggers, nextLeagueTriggerMs } from '#server/modules/leagues/service.ts'
import { soldTriggers, wishTriggers } from '#server/modules/market/service.ts'
import { pocketTriggers } from '#server/modules/mining/service.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { nextSeasonTriggerMs, seasonTrigger } from '#server/modules/season/service.ts'
import { tournamentTriggers } from '#server/modules/tournament/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

/** Data of a batch of players that all kinds share, read once. */
export interface TriggerBatch {
  readonly db: Db
  readonly nowMs: number
  /** Attacks, sales and guild reminders before this are not notified. */
  readonly sinceMs: number
  readonly season: SeasonState
  readonly playerIds: readonly bigint[]
  readonly players: readonly PlayerRow[]
  readonly hunts: Awaited<ReturnType<typeof huntTriggers>>
  readonly awaySinceMs: ReadonlyMap<bigint, number>
}

type Triggers = ReadonlyMap<bigint, NotificationTrigger | null>

interface KindDefinition {
  /** At most one trigger per player id. The number of statements must not grow with the batch. */
  readonly triggers: (batch: TriggerBatch) => Triggers | Promise<Triggers>
  /**
   * When the calendar next creates triggers of this kind. Null: only calls and jobs create them, also for a later
   * instant (`atMs`), and reschedule the subscriber.
   */
  readonly nextDueMs: ((now: Pick<TriggerBatch, 'nowMs' | 'season'>) => number) | null
  /** Start parameter of the link on the message's button. Null: the button opens home. */
  readonly startParam: ((subject: string) => string) | null
  /** At most one message of this kind per day, by the player's calendar. */
  readonly isOnceADay?: true
}

/** The most urgent kind comes first (extra 8). */
export const KINDS: Readonly<Record<NotificationKind, KindDefinition>> = {
  'hunt-done': {
    triggers: ({ hunts }) => new Map([...hunts].map(([id, { done }]) => [id, done])),
    nextDueMs: null,
    startParam: null,
  },
  attacked: {
    triggers: ({ db, awaySinceMs, sinceMs }) => attackTriggers(db, awaySinceMs, sinceMs),
    nextDueMs: null,
    startParam: null,
  },
  guild: {
    triggers: ({ db, awaySinceMs, sinceMs }) => guildTriggers(db, awaySinceMs, sinceMs),
    nextDueMs: null,
    startParam: null,
  },
  boss: {
    triggers: ({ db, playerIds, nowMs }) => bossTriggers(db, playerIds, nowMs),
    nextDueMs: ({ nowMs }) => nextBossTriggerMs(nowMs),
    startParam: null,
    // One boss may leave in the evening and another arrive in the night.
    isOnceADay: true,
  },
  'tournament-result': {
    triggers: ({ db, playerIds, nowMs }) => tournamentTriggers(db, playerIds, nowMs),
    nextDueMs: null,
    startParam: (day) => `0_tr-${day}`,
  },
  'league-reward': {
    triggers: ({ db, playerIds, nowMs }) => leagueTriggers(db, playerIds, nowMs),
    nextDueMs: ({ nowMs }) => nextLeagueTriggerMs(nowMs),
    startParam: null,
  },
  'season-ended': {
    triggers: ({ awaySinceMs, season }) =>
      new Map([...awaySinceMs].map(([id, lastActMs]) => [id, seasonTrigger(season, { id, lastActMs })])),
    nextDueMs: ({ season }) => nextSeasonTriggerMs(season),
    startParam: null,
  },
  'wish-met': {
    triggers: ({ db, playerIds }) => wishTriggers(db, playerIds),
    nextDueMs: null,
    startParam: null,
  },
  sold: {
    triggers: ({ db, awaySinceMs, sinceMs }) => soldTriggers(db, awaySinceMs, sinceMs),
    nextDueMs: null,
    startParam: null,
  },
  'pocket-full': {
    triggers: ({ db, players }) => pocketTriggers(db, players),
    nextDueMs: null,
    startParam: null,
  },
  'chest-ready': {
    triggers: ({ players }) => new Map(players.map((player) => [player.id, chestTrigger(player)])),
    nextDueMs: null,
    startParam: null,
  },
  'energy-full': {
    triggers: ({ players }) => new Map(players.map((player) => [player.id, energyTrigger(player)])),
    nextDueMs: null,
    startParam: null,
  },
  'refine-ready': {
    triggers: ({ db, playerIds }) => refineTriggers(db, playerIds),
    nextDueMs: null,
    startParam: null,
  },
  news: {
    triggers: async ({ db, playerIds }) => {
      const news = await newsTrigger(db)
      return new Map(playerIds.map((id) => [id, news]))
    },
    nextDueMs: null,
    startParam: null,
  },
}

export const KINDS_BY_URGENCY = Object.keys(KINDS) as readonly NotificationKind[]

export interface KindTrigger extends NotificationTrigger {
  readonly kind: NotificationKind
}

/** Identifies an event: at most one message per player and key. */
export type TriggerKey = Pick<KindTrigger, 'kind' | 'subject'>
