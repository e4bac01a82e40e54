import type { Kysely, Selectable } from 'kysely'
import type { UserProfile } from '../../../contracts/wire.ts'
import { tradesFromMs } from '../../../rules/market/market.ts'
import type { MiningState } from '../../../rules/mining/mining.ts'
import { MS_PER_DAY, MS_PER_SECOND, type RankPoints } from '../../../rules/units.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { playerView, readPart } from '../../db/player-view.ts'
import type { PlayersTable } from '../../db/tables/players.ts'
import { Refusal } from '../../refusal.ts'
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

/** A player's row. */
export type PlayerRow = Selectable<PlayersTable>

/** Reads a player. @throws Refusal `player-not-found` */
export const getPlayer = async (db: Kysely<Database>, playerId: number): Promise<PlayerRow> => {
  const player = await findPlayer(db, playerId)
  if (!player) throw new Refusal('player-not-found')
  return player
}

/** The players of these ids, without deleted ones, in no order. */
export const playersByIds = (db: Kysely<Database>, playerIds: readonly bigint[]): Promise<readonly PlayerRow[]> =>
  findPlayers(db, playerIds)

/** Those of these ids whose players have an account. */
export const presentPlayerIds = async (
  db: Kysely<Database>,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> => new Set((await presentIds(db, playerIds)).map(Number))

/** Reads and locks a player until the transaction ends; undefined for none or a deleted one. */
export const findPlayerLocked = async (db: Kysely<Database>, playerId: number): Promise<PlayerRow | undefined> =>
  (await lockPlayers(db, [playerId]))[0]

/** Locks players until the transaction ends, in the order of their ids; those who are deleted are left out. */
export const findPlayersLocked = async (
  db: Kysely<Database>,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, PlayerRow>> =>
  new Map((await lockPlayers(db, playerIds)).map((player) => [Number(player.id), player]))

/** Reads and locks a player until the transaction ends. @throws Refusal `player-not-found` */
export const getPlayerLocked = async (db: Kysely<Database>, playerId: number): Promise<PlayerRow> => {
  const player = await findPlayerLocked(db, playerId)
  if (!player) throw new Refusal('player-not-found')
  return player
}

/** Locks what a deleted account has left, until the transaction ends; false when it is none, or no longer. */
export const isDeletedLocked = (db: Kysely<Database>, playerId: number): Promise<boolean> => lockDeleted(db, playerId)

/** Sets a locked player's rank points, outside a fight; the rank has been moved on to this season. */
export const setRankPoints = (
  db: Kysely<Database>,
  playerId: number,
  points: RankPoints,
  nowMs: number,
): Promise<void> => updateRank(db, playerId, points, nowMs)

/** Makes a claim that has read the player before read again. The caller holds the player's lock. */
export const outdateClaim = (db: Kysely<Database>, playerId: number): Promise<void> => raiseMiningNo(db, playerId)

/** The id of the player who has this username, case-insensitive; undefined for none. */
export const playerIdByUsername = (db: Kysely<Database>, username: string): Promise<number | undefined> =>
  findByUsername(db, username)

/** The ids of all players who have this username, the one that counts first. */
export const playerIdsByUsername = (db: Kysely<Database>, username: string, limit: number): Promise<bigint[]> =>
  findAllByUsername(db, username, limit)

/** Makes players findable by their usernames who were not made by `createPlayer`. */
export const registerUsernames = (db: Kysely<Database>, owners: readonly UsernameOwner[]): Promise<void> =>
  insertUsernames(db, owners)

/** Lets nobody find a player by the username any more. */
export const releaseUsername = async (
  db: Kysely<Database>,
  { id, username }: Pick<PlayerRow, 'id' | 'username'>,
): Promise<void> => {
  if (username !== null) await deleteUsername(db, Number(id), username)
}

/** Name shown to others in place of a deleted player. */
export const DELETED_PLAYER_NAME = 'Deleted player'

/** When a player last did something that the own row knows: claimed, or went into a fight. */
export const lastActMsOf = ({ last_claim_at, energy_burned_at }: PlayerRow): number =>
  Math.max(last_claim_at.getTime(), energy_burned_at?.getTime() ?? 0)

/** The name others see: the username, else the first name. */
export const displayName = (player: Pick<PlayerRow, 'username' | 'first_name'>): string =>
  player.username ?? player.first_name

/** The boost log as `minedNano` takes it, as a part of what is read with a player. */
export const BOOST_PARTS = { boosts: boostChanges }

/** Upgrade and boost history as `minedNano` takes it, for the statement that reads a player. */
export const miningHistory = (playerId: number) => ({
  upgrades: boughtLevels(playerId),
  boosts: boostChanges(playerId),
})

/** Upgrade and boost history as `minedNano` takes it. */
export const miningHistoryOf = (
  db: Kysely<Database>,
  playerId: number,
): Promise<Pick<MiningState, 'upgrades' | 'boosts'>> => findMiningHistory(db, playerId)

/** Time after deletion of the account before its owner may join again (R43). */
export const DELETION_PAUSE_MS = 30 * MS_PER_DAY

/**
 * Makes a player.
 * @returns the inviter that the player has
 * @throws Refusal `already-onboarded` when there is one with this id; `account-deleted` with the days left
 */
export const createPlayer = async (db: Kysely<Database>, player: NewPlayer): Promise<Joined> => {
  const { id, nowMs } = player
  const joined = await insertPlayer(db, player, new Date(nowMs - DELETION_PAUSE_MS))
  if (joined) return joined
  const deletedAt = await deletionOf(db, id)
  if (deletedAt === null) throw new Refusal('already-onboarded')
  const leftMs = deletedAt.getTime() + DELETION_PAUSE_MS - nowMs
  throw new Refusal('account-deleted', { days: Math.max(1, Math.ceil(leftMs / MS_PER_DAY)) })
}

/** The boost log on the wire (T8, seconds). */
const boostsOnTheWire = (boosts: MiningState['boosts']): UserProfile['boosts'] =>
  boosts.map(({ atMs, val }) => ({
    timestamp: atMs / MS_PER_SECOND,
    type: val > 0 ? 'mining-speed-scale-up' : 'mining-speed-scale-down',
    val: Math.abs(val),
  }))

/** Every bought level on the wire (R03, seconds): the history that the mining display adds up. */
const upgradesOnTheWire = (upgrades: MiningState['upgrades']): UserProfile['upgrades'] =>
  upgrades.map(({ atMs, level, type }) => ({
    upgrade_type: type,
    upgrade_level: level,
    timestamp: atMs / MS_PER_SECOND,
  }))

/** GET users/boosts. */
export const boostsView = playerView(BOOST_PARTS, ({ boosts }) => boostsOnTheWire(boosts))

/** From when a player may sell and buy on the market, in milliseconds (R22). */
export const playerTradesFromMs = (
  { created_at, npc }: Pick<PlayerRow, 'created_at' | 'npc'>,
  mode: ServerConfig['mode'],
): number => tradesFromMs(created_at.getTime(), npc || mode === 'local')

interface ProfileContext {
  readonly config: Pick<ServerConfig, 'mode'>
}

/** Profile of the signed-in player (A3, R03). */
export const profileView = playerView(
  { upgrades: boughtLevels, ...BOOST_PARTS },
  (player, { config }: ProfileContext): UserProfile => ({
    user_id: Number(player.id),
    username: displayName(player),
    name: player.first_name,
    photo_url: player.photo_url,
    language_code: player.language_code,
    created_at: player.created_at.toISOString(),
    trades_from: new Date(playerTradesFromMs(player, config.mode)).toISOString(),
    tournament_on: player.tournament_on,
    upgrades: upgradesOnTheWire(player.upgrades),
    boosts: boostsOnTheWire(player.boosts),
  }),
)

/** GET users/last_claim. */
export const lastClaimView = playerView({}, (player) => player.last_claim_at.toISOString())

/** The bought levels of a player on the wire. */
export const ownUpgrades = async (db: Kysely<Database>, playerId: number): Promise<UserProfile['upgrades']> =>
  upgradesOnTheWire((await readPart(db, playerId, boughtLevels)) ?? [])

/** The boost log of a player on the wire. */
export const ownBoosts = async (db: Kysely<Database>, playerId: number): Promise<UserProfile['boosts']> =>
  boostsOnTheWire((await readPart(db, playerId, boostChanges)) ?? [])
