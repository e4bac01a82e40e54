import { sql, type Transaction, type Updateable } from 'kysely'
import { kombat } from '#languages/en/kombat.ts'
import { ARMY_LADDER } from '#rules/army/army.ts'
import { ENERGY_MAX } from '#rules/constants.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { SKILLS, type SkillName, unlockedSkills } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { createRng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Database, Db } from '#server/db/database.ts'
import { balanceOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, burn, mint } from '#server/db/movements.ts'
import { execute } from '#server/db/statements.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { onboard } from '#server/modules/house/service.ts'
import { addItems } from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayer, getPlayerLocked } from '#server/modules/players/service.ts'
import { currentSeason, rollOverRank } from '#server/modules/season/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { addLocalPlayer, type LocalPlayer, listLocalPlayers } from './local-players.ts'
import { usernameOf } from './sign-launch-data.ts'
import { playTestFights } from './test-fights.ts'
import { setTestLateSinks, type TestLateSinks } from './test-late-sinks.ts'
import { setTestSeason, type TestSeason } from './test-seasons.ts'

/** A missing option keeps the present value, or a new player's default. */
export interface TestPlayerOptions extends TestSeason, TestLateSinks {
  /** Id of an existing test player. Without it, the player is found by name or created. */
  readonly id?: number
  readonly name?: string
  readonly houseId?: number
  readonly rank?: number
  /** Rarity of eight worn items. `none` unequips all. */
  readonly gear?: Rarity | 'none'
  readonly skill?: SkillName
  readonly stance?: Stance
  /** One stone of each kind at this level. 0 unequips them. */
  readonly stoneLevel?: 0 | EquippedStone['level']
  /** 0–23. */
  readonly armyStep?: number
  readonly tokNano?: bigint
  readonly star?: number
  readonly energy?: number
  readonly fights?: number
}

type TransactionScope = CallScope & { readonly db: Transaction<Database> }

/** Old enough to have had past fights and to have mined some TOK. */
const NEW_PLAYER_AGE_MS = 20 * MS_PER_DAY
const REASON = 'test-player'

const chosenPlayer = async (db: Db, { id, name }: TestPlayerOptions): Promise<LocalPlayer> => {
  const players = await listLocalPlayers(db)
  if (id !== undefined) {
    const player = players.find((candidate) => candidate.id === id)
    if (!player) throw new OperatorError(`There is no test player ${id}: leave --id out to make a new one.`)
    return player
  }
  return players.find((candidate) => candidate.name === name) ?? addLocalPlayer(db, name)
}

const ensureOnboarded = async ({ db, nowMs, entropy }: TransactionScope, player: LocalPlayer, houseId: number) => {
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

const dress = async ({ db, nowMs, entropy }: TransactionScope, ownerId: number, rarity: Rarity | 'none') => {
  await execute(db)`update items set status = 'inventory' where owner_id = ${ownerId} and status = 'equipped'`
  if (rarity === 'none') return
  const rng = createRng(entropy.bytes(16).toString('hex'))
  const items = WORN_TYPES.map((type) => ({
    ...rollItem(rng, { type, rarity }),
    id: uuidV7(entropy, nowMs),
    ownerId,
    status: 'equipped' as const,
  }))
  const added = items.map((item) => ({ ...item, stats: item.stats.map((stat) => ({ ...stat })) }))
  await addItems(db, added, nowMs)
  const given = { to: ownerId, asset: 'equipment', amount: 1n, reason: REASON } as const
  const movements = items.map((item) => mint({ id: uuidV7(entropy, nowMs), ...given, ref: item.id }))
  await postMovements(db, movements, nowMs)
}

const balance = async (scope: TransactionScope, owner: number, asset: Asset, wanted: bigint): Promise<void> => {
  const missing = wanted - (await balanceOf(scope.db, owner, asset))
  if (missing === 0n) return
  const cause = { id: uuidV7(scope.entropy, scope.nowMs), asset, reason: REASON, ref: null } as const
  const change =
    missing > 0n ? mint({ ...cause, to: owner, amount: missing }) : burn({ ...cause, from: owner, amount: -missing })
  await postMovements(scope.db, [change], scope.nowMs)
}

const wearStones = async (scope: TransactionScope, ownerId: number, level: 0 | EquippedStone['level']) => {
  const { db } = scope
  await db.deleteFrom('equipped_stones').where('player_id', '=', BigInt(ownerId)).execute()
  if (level === 0) return
  await db
    .insertInto('equipped_stones')
    .values(STONE_TYPES.map((type) => ({ player_id: ownerId, type, level })))
    .execute()
  for (const type of STONE_TYPES) {
    const asset = `stone:${type}:${level}` as const
    if ((await balanceOf(db, ownerId, asset)) === 0n) await balance(scope, ownerId, asset, 1n)
  }
}

const set = async (db: Db, playerId: number, change: Updateable<PlayersTable>): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.updateTable('players').set(change).where('id', '=', BigInt(playerId)).execute()
}

const setRank = async ({ db, nowMs }: TransactionScope, playerId: number, rank: number | undefined): Promise<void> => {
  if (rank === undefined) return
  await rollOverRank(db, await getPlayer(db, playerId), await currentSeason(db, nowMs))
  await sql`
    update players set rank_points = ${rank}, best_rank_points = greatest(best_rank_points, ${rank})
    where id = ${playerId}`.execute(db)
}

const switchSkill = async (db: Db, playerId: number, skill: SkillName): Promise<void> => {
  const { best_rank_points: best } = await getPlayer(db, playerId)
  if (!unlockedSkills(rankPoints(best)).includes(skill)) {
    throw new OperatorError(
      `${kombat.skill[skill].name} opens at ${SKILLS[skill].unlockPoints} rank points, the best so far is ${best}: add --rank.`,
    )
  }
  await set(db, playerId, { active_skill: skill })
}

const change = async (scope: TransactionScope, playerId: number, options: TestPlayerOptions): Promise<void> => {
  const { db } = scope
  await getPlayerLocked(db, playerId)
  await setRank(scope, playerId, options.rank)
  await set(db, playerId, {
    ...(options.houseId === undefined ? {} : { house_id: options.houseId }),
    ...(options.armyStep === undefined ? {} : { army_stars_spent: ARMY_LADDER[options.armyStep]?.totalStarCost ?? 0 }),
  })
  if (options.skill !== undefined) await switchSkill(db, playerId, options.skill)
  if (options.stance !== undefined) await set(db, playerId, { stance: options.stance })
  await setTestLateSinks(scope, playerId, options)
  if (options.gear !== undefined) await dress(scope, playerId, options.gear)
  if (options.stoneLevel !== undefined) await wearStones(scope, playerId, options.stoneLevel)
  await syncLoadout(scope, playerId)
}

/** Sets what fights change, so it runs after them. */
const settle = async (scope: TransactionScope, playerId: number, options: TestPlayerOptions): Promise<void> => {
  await getPlayerLocked(scope.db, playerId)
  await setTestSeason(scope, playerId, options)
  await setRank(scope, playerId, options.rank)
  if (options.tokNano !== undefined) await balance(scope, playerId, 'tok', options.tokNano)
  if (options.star !== undefined) await balance(scope, playerId, 'star', BigInt(options.star))
  const energy = options.energy ?? ((options.fights ?? 0) > 0 ? ENERGY_MAX : undefined)
  if (energy !== undefined) await set(scope.db, playerId, { energy, energy_refill_at: null, energy_burned_at: null })
}

/** Writes through the ledger, and plays real fights in the past. @throws OperatorError if the options cannot be met */
export const makeTestPlayer = async (scope: CallScope, options: TestPlayerOptions): Promise<LocalPlayer> => {
  const player = await chosenPlayer(scope.db, options)
  await inTransaction(scope.db, async (db) => {
    await ensureOnboarded({ ...scope, db }, player, options.houseId ?? 0)
    await change({ ...scope, db }, player.id, options)
  })
  if (options.fights) await playTestFights(scope, player.id, options.fights)
  await inTransaction(scope.db, (db) => settle({ ...scope, db }, player.id, options))
  return player
}
