import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import { ARMY_LADDER } from '../../rules/army.ts'
import { ENERGY_MAX } from '../../rules/constants.ts'
import type { EquippedStone, SkillName } from '../../rules/fight-types.ts'
import { type Rarity, rollItem, WORN_TYPES } from '../../rules/items.ts'
import { createRng } from '../../rules/prng.ts'
import { rankPoints } from '../../rules/ranks.ts'
import { skillOf, unlockedSkills } from '../../rules/skills.ts'
import { STONE_TYPES } from '../../rules/stones.ts'
import { MS_PER_DAY } from '../../rules/units.ts'
import type { Database, PlayersTable } from '../db/database.ts'
import { type Asset, balanceOf, GAME_ACCOUNT, postTransfers, type Transfer } from '../db/ledger.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Entropy, uuidV7 } from '../entropy.ts'
import { addItems } from '../modules/equipments/service.ts'
import { getFighter } from '../modules/fighters/service.ts'
import { getPlayer, getPlayerLocked } from '../modules/players/service.ts'
import { onboard } from '../modules/users/service.ts'
import { OperatorError } from '../operator-error.ts'
import { addLocalPlayer, type LocalPlayer, listLocalPlayers } from './local-players.ts'
import { usernameOf } from './sign-launch-data.ts'
import { playTestFights } from './test-fights.ts'

/** What a tester wants a player to be; what is left out stays as it is, or as a new player has it. */
export interface TestPlayerWish {
  /** An existing test player; without it one of this name, or a new one. */
  readonly id?: number
  readonly name?: string
  readonly houseId?: number
  readonly rank?: number
  /** Eight worn items of this rarity in place of what is worn; `none` takes everything off. */
  readonly gear?: Rarity | 'none'
  readonly skill?: SkillName
  /** One stone of each kind at this level; 0 takes them off. */
  readonly stoneLevel?: 0 | EquippedStone['level']
  /** Step of the army ladder, 0–23. */
  readonly armyStep?: number
  readonly tokNano?: bigint
  readonly star?: number
  readonly energy?: number
  /** So many real fights in the days that are past. */
  readonly fights?: number
}

interface Ports {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}

type Inside = Ports & { readonly db: Transaction<Database> }

/** A new test player came so long ago: there is room for past fights, and something has been mined. */
const NEW_PLAYER_AGE_MS = 20 * MS_PER_DAY
const REASON = 'test-player'

const chosenPlayer = async (db: Kysely<Database>, { id, name }: TestPlayerWish): Promise<LocalPlayer> => {
  const players = await listLocalPlayers(db)
  if (id !== undefined) {
    const player = players.find((candidate) => candidate.id === id)
    if (!player) throw new OperatorError(`There is no test player ${id}: leave --id out to make a new one.`)
    return player
  }
  return players.find((candidate) => candidate.name === name) ?? addLocalPlayer(db, name)
}

const ensureOnboarded = async ({ db, nowMs, entropy }: Inside, player: LocalPlayer, houseId: number): Promise<void> => {
  const existing = await db.selectFrom('players').select('id').where('id', '=', BigInt(player.id)).executeTakeFirst()
  if (existing) return
  const identity = {
    userId: player.id,
    username: usernameOf(player.name),
    firstName: player.name,
    lastName: null,
    photoUrl: null,
    languageCode: 'en',
    isPremium: false,
    startParam: null,
  }
  await onboard({ db, nowMs: nowMs - NEW_PLAYER_AGE_MS, entropy }, identity, houseId)
}

const dress = async ({ db, nowMs, entropy }: Inside, ownerId: number, rarity: Rarity | 'none'): Promise<void> => {
  await db
    .updateTable('items')
    .set({ status: 'inventory' })
    .where('owner_id', '=', BigInt(ownerId))
    .where('status', '=', 'equipped')
    .execute()
  if (rarity === 'none') return
  const rng = createRng(entropy.bytes(16).toString('hex'))
  const items = WORN_TYPES.map((type) => ({
    ...rollItem(rng, { type, rarity }),
    id: uuidV7(entropy, nowMs),
    ownerId,
    status: 'equipped' as const,
  }))
  await addItems(
    db,
    items.map((item) => ({ ...item, stats: item.stats.map((stat) => ({ ...stat })) })),
    nowMs,
  )
  await postTransfers(
    db,
    items.map((item) => transfer({ nowMs, entropy }, GAME_ACCOUNT, ownerId, 'equipment', 1n, item.id)),
    nowMs,
  )
}

const transfer = (
  { nowMs, entropy }: Pick<Ports, 'nowMs' | 'entropy'>,
  from: number,
  to: number,
  asset: Asset,
  amount: bigint,
  ref: string | null = null,
): Transfer => ({ id: uuidV7(entropy, nowMs), from, to, asset, amount, reason: REASON, ref })

/** Brings a balance to an amount by one movement from or to the game. */
const balance = async (inside: Inside, owner: number, asset: Asset, wanted: bigint): Promise<void> => {
  const missing = wanted - (await balanceOf(inside.db, owner, asset))
  if (missing === 0n) return
  const movement =
    missing > 0n
      ? transfer(inside, GAME_ACCOUNT, owner, asset, missing)
      : transfer(inside, owner, GAME_ACCOUNT, asset, -missing)
  await postTransfers(inside.db, [movement], inside.nowMs)
}

const wearStones = async (db: Kysely<Database>, ownerId: number, level: 0 | EquippedStone['level']): Promise<void> => {
  await db.deleteFrom('equipped_stones').where('player_id', '=', BigInt(ownerId)).execute()
  if (level === 0) return
  await db
    .insertInto('equipped_stones')
    .values(STONE_TYPES.map((type) => ({ player_id: ownerId, type, level })))
    .execute()
}

const set = async (db: Kysely<Database>, playerId: number, change: Updateable<PlayersTable>): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.updateTable('players').set(change).where('id', '=', BigInt(playerId)).execute()
}

const setRank = (db: Kysely<Database>, playerId: number, rank: number | undefined): Promise<unknown> =>
  rank === undefined
    ? Promise.resolve()
    : sql`update players set rank_points = ${rank}, best_rank_points = greatest(best_rank_points, ${rank})
        where id = ${playerId}`.execute(db)

const switchSkill = async (db: Kysely<Database>, playerId: number, skill: SkillName): Promise<void> => {
  const { best_rank_points: best } = await getPlayer(db, playerId)
  if (!unlockedSkills(rankPoints(best)).includes(skill)) {
    const { name, unlockPoints } = skillOf(skill)
    throw new OperatorError(`${name} opens at ${unlockPoints} rank points, the best so far is ${best}: add --rank.`)
  }
  await set(db, playerId, { active_skill: skill })
}

const refreshPower = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  const { profile } = await getFighter(db, playerId)
  await set(db, playerId, { power: profile.power })
}

const change = async (inside: Inside, playerId: number, wish: TestPlayerWish): Promise<void> => {
  const { db } = inside
  await getPlayerLocked(db, playerId)
  await setRank(db, playerId, wish.rank)
  await set(db, playerId, {
    ...(wish.houseId === undefined ? {} : { house_id: wish.houseId }),
    ...(wish.armyStep === undefined ? {} : { army_stars_spent: ARMY_LADDER[wish.armyStep]?.totalStarCost ?? 0 }),
  })
  if (wish.skill !== undefined) await switchSkill(db, playerId, wish.skill)
  if (wish.gear !== undefined) await dress(inside, playerId, wish.gear)
  if (wish.stoneLevel !== undefined) await wearStones(db, playerId, wish.stoneLevel)
  await refreshPower(db, playerId)
}

/** What the fights have moved is brought back to what was asked for. */
const settle = async (inside: Inside, playerId: number, wish: TestPlayerWish): Promise<void> => {
  await setRank(inside.db, playerId, wish.rank)
  if (wish.tokNano !== undefined) await balance(inside, playerId, 'tok', wish.tokNano)
  if (wish.star !== undefined) await balance(inside, playerId, 'star', BigInt(wish.star))
  const energy = wish.energy ?? ((wish.fights ?? 0) > 0 ? ENERGY_MAX : undefined)
  if (energy !== undefined) await set(inside.db, playerId, { energy, energy_refill_at: null, energy_burned_at: null })
}

/**
 * Makes a test player of local mode, or changes one: what the wish names is so afterwards, all else stays. Assets move
 * through the ledger with the reason `test-player`; fights are real ones, fought in the days that are past.
 * @throws OperatorError when the wish cannot be met: an unknown id, a skill that the rank has not opened, no room for fights
 */
export const makeTestPlayer = async (ports: Ports, wish: TestPlayerWish): Promise<LocalPlayer> => {
  const player = await chosenPlayer(ports.db, wish)
  await inTransaction(ports.db, async (db) => {
    await ensureOnboarded({ ...ports, db }, player, wish.houseId ?? 0)
    await change({ ...ports, db }, player.id, wish)
  })
  if (wish.fights) await playTestFights(ports, player.id, wish.fights)
  await inTransaction(ports.db, (db) => settle({ ...ports, db }, player.id, wish))
  return player
}
