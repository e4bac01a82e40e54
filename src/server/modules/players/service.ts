import type { Selectable } from 'kysely'
import type { UserProfile } from '#contracts/wire.ts'
import { islandPieces } from '#rules/island/island.ts'
import { tradesFromMs } from '#rules/market/market.ts'
import type { MiningState } from '#rules/mining/mining.ts'
import { MS_PER_DAY, MS_PER_SECOND, type RankPoints } from '#rules/units.ts'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'
import { ApiError } from '#server/api-error.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import {
  boostChanges,
  boughtLevels,
  deleteUsername,
  deletionOf,
  findAllByUsername,
  findByUsername,
  findMiningHistory,
  findPlayer,
  findPlayers,
  insertPlayer,
  insertUsernames,
  type Joined,
  lockDeleted,
  lockPlayers,
  type NewPlayer,
  presentIds,
  raiseMiningNo,
  type UsernameOwner,
  updateRank,
} from './store.ts'

export type PlayerRow = Selectable<PlayersTable>

/** @throws ApiError `player-not-found` */
export const getPlayer = async (db: Db, playerId: number): Promise<PlayerRow> => {
  const player = await findPlayer(db, playerId)
  if (!player) throw new ApiError('player-not-found')
  return player
}

/** Leaves out deleted players. In no particular order. */
export const playersByIds = (db: Db, playerIds: readonly bigint[]): Promise<readonly PlayerRow[]> =>
  findPlayers(db, playerIds)

export const presentPlayerIds = async (db: Db, playerIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await presentIds(db, playerIds)).map(Number))

/** Locks the row until the transaction ends. Undefined for a missing or deleted player. */
export const findPlayerLocked = async (db: Db, playerId: number): Promise<PlayerRow | undefined> =>
  (await lockPlayers(db, [playerId]))[0]

/** Locks in order of ids, until the transaction ends. Skips deleted players. */
export const findPlayersLocked = async (
  db: Db,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> =>
  new Map((await lockPlayers(db, playerIds)).map((player) => [Number(player.id), player]))

/** Locks the row until the transaction ends. @throws ApiError `player-not-found` */
export const getPlayerLocked = async (db: Db, playerId: number): Promise<PlayerRow> => {
  const player = await findPlayerLocked(db, playerId)
  if (!player) throw new ApiError('player-not-found')
  return player
}

/** Locks the row until the transaction ends. False for a missing player, and after a rejoin. */
export const isDeletedLocked = (db: Db, playerId: number): Promise<boolean> => lockDeleted(db, playerId)

/** For changes other than a fight's. The points must be of the current season. Also raises the best rank. */
export const setRankPoints = (db: Db, playerId: number, points: RankPoints, nowMs: number): Promise<void> =>
  updateRank(db, playerId, points, nowMs)

/** A concurrent claim that has read the player fails its check and reads again. Requires the player's lock. */
export const outdateClaim = (db: Db, playerId: number): Promise<void> => raiseMiningNo(db, playerId)

export const playerIdByUsername = (db: Db, username: string): Promise<number | undefined> =>
  findByUsername(db, username)

export const playerIdsByUsername = (db: Db, username: string, limit: number): Promise<bigint[]> =>
  findAllByUsername(db, username, limit)

export const registerUsernames = (db: Db, owners: readonly UsernameOwner[]): Promise<void> =>
  insertUsernames(db, owners)

export const releaseUsername = async (db: Db, { id, username }: Pick<PlayerRow, 'id' | 'username'>): Promise<void> => {
  if (username !== null) await deleteUsername(db, Number(id), username)
}

export const DELETED_PLAYER_NAME = 'Deleted player'

export const lastActMsOf = ({ last_claim_at, energy_burned_at }: PlayerRow): number =>
  Math.max(last_claim_at.getTime(), energy_burned_at?.getTime() ?? 0)

export const displayName = (player: Pick<PlayerRow, 'username' | 'first_name'>): string =>
  player.username ?? player.first_name

export const BOOST_PARTS = { boosts: boostChanges }

export const miningHistory = (playerId: number) => ({
  upgrades: boughtLevels(playerId),
  boosts: boostChanges(playerId),
})

export const miningHistoryOf = (db: Db, playerId: number): Promise<Pick<MiningState, 'upgrades' | 'boosts'>> =>
  findMiningHistory(db, playerId)

export const DELETION_PAUSE_MS = 30 * MS_PER_DAY

/** @returns the inviter @throws ApiError `already-onboarded`; `account-deleted` with the days left */
export const createPlayer = async (db: Db, player: NewPlayer): Promise<Joined> => {
  const { id, nowMs } = player
  const joined = await insertPlayer(db, player, new Date(nowMs - DELETION_PAUSE_MS))
  if (joined) return joined
  const deletedAt = await deletionOf(db, id)
  if (deletedAt === null) throw new ApiError('already-onboarded')
  const leftMs = deletedAt.getTime() + DELETION_PAUSE_MS - nowMs
  throw new ApiError('account-deleted', { days: Math.max(1, Math.ceil(leftMs / MS_PER_DAY)) })
}

/** Here and in `upgradesOnTheWire`: timestamps are in seconds (T8, R03). */
const boostsOnTheWire = (boosts: MiningState['boosts']): UserProfile['boosts'] =>
  boosts.map(({ atMs, val }) => ({
    timestamp: atMs / MS_PER_SECOND,
    type: val > 0 ? 'mining-speed-scale-up' : 'mining-speed-scale-down',
    val: Math.abs(val),
  }))

const upgradesOnTheWire = (upgrades: MiningState['upgrades']): UserProfile['upgrades'] =>
  upgrades.map(({ atMs, level, type }) => ({
    upgrade_type: type,
    upgrade_level: level,
    timestamp: atMs / MS_PER_SECOND,
  }))

export const boostsView = playerView(BOOST_PARTS, ({ boosts }) => boostsOnTheWire(boosts))

export const playerTradesFromMs = (
  { created_at, npc }: Pick<PlayerRow, 'created_at' | 'npc'>,
  mode: ServerConfig['mode'],
): number => tradesFromMs(created_at.getTime(), npc || mode === 'local')

export const profileView = playerView(
  { upgrades: boughtLevels, ...BOOST_PARTS },
  (player, { config }: { readonly config: Pick<ServerConfig, 'mode'> }): UserProfile => ({
    user_id: Number(player.id),
    username: displayName(player),
    name: player.first_name,
    photo_url: player.photo_url,
    language_code: player.language_code,
    created_at: player.created_at.toISOString(),
    trades_from: new Date(playerTradesFromMs(player, config.mode)).toISOString(),
    tournament_on: player.tournament_on,
    island: [...islandPieces(player.island)],
    upgrades: upgradesOnTheWire(player.upgrades),
    boosts: boostsOnTheWire(player.boosts),
  }),
)

export const lastClaimView = playerView({}, (player) => player.last_claim_at.toISOString())

export const ownUpgrades = async (db: Db, playerId: number): Promise<UserProfile['upgrades']> =>
  upgradesOnTheWire((await readPart(db, playerId, boughtLevels)) ?? [])

export const upgradeLevelOf = async (db: Db, playerId: number, type: UpgradeType): Promise<number> => {
  const upgrades = (await readPart(db, playerId, boughtLevels)) ?? []
  return Math.max(0, ...upgrades.filter((bought) => bought.type === type).map(({ level }) => level))
}

export const ownBoosts = async (db: Db, playerId: number): Promise<UserProfile['boosts']> =>
  boostsOnTheWire((await readPart(db, playerId, boostChanges)) ?? [])
