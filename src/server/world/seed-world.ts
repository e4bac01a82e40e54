import { ENERGY_MAX } from '#rules/constants.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { lockNamed } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { postMovements } from '#server/db/ledger.ts'
import { type Asset, type Movement, mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { establishWorldSetting, readWorldSetting } from '#server/db/world-settings.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'
import { createHashedEntropy } from '#server/entropy/hashed-entropy.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { addItems, type NewItem } from '#server/modules/items/service.ts'
import { registerUsernames } from '#server/modules/players/service.ts'
import { currentSeason, joinSeason } from '#server/modules/season/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import { NPC_COUNT, type Npc, rollNpcs } from './npc.ts'
import { rollBag } from './npc-bags.ts'
import { fightBosses } from './npc-boss.ts'
import { NPC_GUILD_PLANS } from './npc-guild-plans.ts'
import { type GuildGrowth, growGuilds } from './npc-guilds.ts'
import { NPC_LISTINGS, openMarket } from './npc-market.ts'
import { npcNames } from './npc-names.ts'
import { fillTournament } from './npc-tournament.ts'

interface WorldOptions extends Scope {
  /** The same seed gives the same world, relative to now (R44). */
  readonly seed: number
  readonly log: Logger
}

const seededEntropy = (seed: number, part = ''): Entropy => createHashedEntropy(`world ${seed} ${part}`)

const insertNpcs = async (
  db: Db,
  npcs: readonly (Npc & { readonly id: number })[],
  { rng, season, nowMs }: { readonly rng: Rng; readonly season: number; readonly nowMs: number },
): Promise<void> => {
  const rows = npcs.map((npc) => ({
    id: BigInt(npc.id),
    npc: true,
    username: npc.name,
    first_name: npc.name,
    photo_url: null,
    language_code: 'en',
    start_param: null,
    referrer_id: null,
    house_id: npc.houseId,
    active_skill: npc.skill,
    created_at: new Date(nowMs - rng.int(8, 13) * MS_PER_DAY),
    last_claim_at: new Date(nowMs - rng.int(0, 24) * MS_PER_HOUR),
    rank_points: npc.rank,
    rank_season: season,
    best_rank_points: npc.rank,
    win_streak: 0,
    fights: npc.fights,
    wins: npc.wins,
    energy: ENERGY_MAX,
    first_win_day: null,
    common_drop_day: null,
    streak_day: null,
    army_stars_spent: npc.armyStarsSpent,
    power: npc.power,
  }))
  await db.insertInto('players').values(rows).execute()
  await registerUsernames(
    db,
    rows.map((row) => ({ playerId: row.id, username: row.username, npc: true, joinedAt: row.created_at })),
  )
  const stones = npcs.flatMap((npc) => npc.stones.map((stone) => ({ player_id: npc.id, ...stone })))
  await db.insertInto('equipped_stones').values(stones).execute()
}

const growSociety = async (
  db: Db,
  npcs: readonly (Parameters<typeof fightBosses>[1][number] & { readonly rank: number })[],
  growth: GuildGrowth,
): Promise<void> => fightBosses(db, npcs, await growGuilds(db, npcs, growth), growth)

interface WorldSetting {
  readonly seed: number
  readonly grownAtMs: number
}

const growWorld = async (db: Db, seed: number, nowMs: number): Promise<void> => {
  const rng = createRng(sha256Hex(`npc ${seed}`))
  const entropy = seededEntropy(seed)
  // NPC ids are negative, so no person has one. Bags have a separate randomness, so that a change to them changes no
  // NPC.
  const bagRng = createRng(sha256Hex(`npc bags ${seed}`))
  const npcs = rollNpcs(rng, npcNames(rng, NPC_COUNT)).map((npc, index) => ({
    ...npc,
    id: -1 - index,
    bag: rollBag(bagRng, npc),
  }))
  const season = await currentSeason(db, nowMs)
  await insertNpcs(db, npcs, { rng, season: season.number, nowMs })

  const items: NewItem[] = npcs.flatMap((npc) =>
    [...npc.items, ...npc.bag.items].map((item, index) => ({
      id: uuidV7(entropy, nowMs),
      ownerId: npc.id,
      slug: item.slug,
      name: item.name,
      type: item.type,
      rarity: item.rarity,
      status: index < npc.items.length ? ('equipped' as const) : ('inventory' as const),
      stats: item.stats.map((stat) => ({ ...stat })),
    })),
  )
  await addItems(db, items, nowMs)
  const gift = (to: number, asset: Asset, amount: number, ref: string | null): Movement =>
    mint({ id: uuidV7(entropy, nowMs), to, asset, amount: BigInt(amount), reason: 'world-seed', ref })
  await postMovements(
    db,
    [
      ...npcs.map((npc) => gift(npc.id, 'tok', tokToNano(npc.balanceTok), null)),
      ...items.map((item) => gift(item.ownerId, 'equipment', 1, item.id)),
      ...npcs.flatMap(({ id, bag }) => [
        ...bag.materials.map(({ slug, quantity }) => gift(id, slug, quantity, null)),
        ...bag.stones.map(({ type, level }) => gift(id, `stone:${type}:${level}`, 1, null)),
      ]),
      ...npcs.flatMap(({ id, stones }) => stones.map(({ type, level }) => gift(id, `stone:${type}:${level}`, 1, null))),
    ],
    nowMs,
  )
  for (const npc of npcs) await joinSeason(db, npc.id, season, nowMs)
  await openMarket(db, npcs, { entropy, nowMs, seed })
  await growSociety(db, npcs, { entropy, nowMs, seed })
  await fillTournament(db, npcs, { entropy: seededEntropy(seed, 'tournament'), nowMs, seed })
}

/**
 * Makes NPCs, market, guilds, boss fights and tournament entries once (R44). Leaves an existing world alone. @returns
 * true if it made one
 */
export const ensureWorld = ({ db, nowMs, seed, log }: WorldOptions): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Two processes that start together must not both seed it.
    await lockNamed(tx, 'house-kombat-world')
    if (await readWorldSetting(tx, 'world')) return false
    await establishWorldSetting(tx, 'world', { seed, grownAtMs: nowMs } satisfies WorldSetting)
    await growWorld(tx, seed, nowMs)
    log.info(
      { seed, npcs: NPC_COUNT, listings: NPC_LISTINGS, guilds: NPC_GUILD_PLANS.length },
      'first-start world grown',
    )
    return true
  })
