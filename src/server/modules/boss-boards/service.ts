import type { CallData } from '#contracts/schemas.ts'
import type { BossSlug } from '#rules/boss/boss.ts'
import { type BossEvent, isRunningBoss, lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { BOSS_LISTED_PLACES, type BossBoard, NO_BOSS_RANK } from '#rules/boss/boss-places.ts'
import { BOARD_PAGE_SIZE, PODIUM_PLACES } from '#rules/constants.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { displayName } from '#server/modules/players/service.ts'
import {
  guildPlace,
  isSummed,
  listedPlaces,
  ownGuildSelect,
  ownPlaceSelect,
  placesOfGuilds,
  placesOfPlayers,
} from './store.ts'
import { bossTriggers, nextBossTriggerMs } from './triggers.ts'

export { bossTriggers, nextBossTriggerMs }

export const isBossEventSummed = (db: Db, bossEvent: Pick<BossEvent, 'id'>): Promise<boolean> =>
  isSummed(db, bossEvent.id)

type BoardPage = CallData<'boss.individualBoard'>

/** The boss's event that started last. @throws ApiError `boss-not-found` for a locked boss */
const shownEvent = (slug: BossSlug, nowMs: number): BossEvent => {
  if (!isRunningBoss(slug)) throw new ApiError('boss-not-found')
  return lastBossEventOf(slug, nowMs)
}

type ListedRow = BoardPage['items'][number] & { readonly position: number }

const ROWS: Readonly<
  Record<
    BossBoard,
    (
      db: Db,
      range: { readonly bossEventId: string; readonly from: number; readonly to: number },
    ) => Promise<readonly ListedRow[]>
  >
> = {
  individual: async (db, range) =>
    (await placesOfPlayers(db, range)).map((row) => ({
      name: displayName(row),
      damage: Number(row.damage),
      place: row.place,
      position: row.position,
      id: String(row.owner_id),
      emblem: null,
      house_id: row.house_id,
    })),
  guild: async (db, range) =>
    (await placesOfGuilds(db, range)).map(({ damage, place, position, slug, name, emblem }) => ({
      name: name ?? '',
      damage: Number(damage),
      place,
      position,
      id: slug ?? '',
      emblem,
      house_id: null,
    })),
}

/** The board as last rebuilt (row 146; R35). NPCs fill it up without a place (R48). */
export const bossBoardPage = async (
  { db, nowMs }: Scope,
  slug: BossSlug,
  board: BossBoard,
  page: number,
): Promise<BoardPage> => {
  const { id: bossEventId } = shownEvent(slug, nowMs)
  const to = page * BOARD_PAGE_SIZE
  const from = to - BOARD_PAGE_SIZE + 1
  const rows = await ROWS[board](db, { bossEventId, from, to })
  const onTheWire = ({ position, ...row }: ListedRow): BoardPage['items'][number] => row
  return {
    items: rows.filter(({ position }) => position >= from && position <= to).map(onTheWire),
    podium: rows.filter(({ place }) => place !== null && place <= PODIUM_PLACES).map(onTheWire),
    total: Math.min(BOSS_LISTED_PLACES, await listedPlaces(db, bossEventId, board)),
    page,
    page_size: BOARD_PAGE_SIZE,
  }
}

const entryOf = (
  name: string,
  own: { readonly damage: number; readonly place: number } | null | undefined,
): NonNullable<CallData<'boss.boardMe'>['member']> =>
  own
    ? { name, damage: own.damage, rank: Math.min(own.place, BOSS_LISTED_PLACES) }
    : { name, damage: 0, rank: NO_BOSS_RANK }

/**
 * The place is of the last rebuild; own damage is up to date, guild damage as of the last pool sum (row 145). @throws
 * ApiError `boss-not-found`, `player-not-found`
 */
export const ownBossRanks = async (
  { db, nowMs }: Scope,
  playerId: number,
  slug: BossSlug,
): Promise<CallData<'boss.boardMe'>> => {
  const { id: bossEventId } = shownEvent(slug, nowMs)
  const view = playerView(
    { own: (id) => ownPlaceSelect(id, bossEventId), guild: (id) => ownGuildSelect(id) },
    ({ own, guild, ...player }) => ({ member: entryOf(displayName(player), own), guild }),
  )
  const { guild, member } = await readView(db, playerId, view, { nowMs })
  if (!guild) return { member, guild }
  const entry = entryOf(guild.name, await guildPlace(db, guild.id, bossEventId))
  return { member, guild: { ...entry, emblem: guild.emblem } }
}
