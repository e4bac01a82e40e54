import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { FightRecord, FoundOpponent, MatchResult, Replay } from '../../../contracts/wire.ts'
import { FINDING_MIN_MS } from '../../../rules/constants.ts'
import { burnEnergy, refillEnergy } from '../../../rules/energy.ts'
import { RULES_VERSION, simulateFight } from '../../../rules/fight.ts'
import type { FightStats } from '../../../rules/fight-types.ts'
import { PENDING_MATCH_MS } from '../../../rules/matchmaking.ts'
import { createRng } from '../../../rules/prng.ts'
import { rankChange, rankPoints } from '../../../rules/ranks.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { balancesOf, postTransfers } from '../../db/ledger.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Entropy, uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import { addItems } from '../equipments/service.ts'
import { fighterOfPlayer } from '../fighters/service.ts'
import { getPlayer, getPlayerLocked } from '../players/service.ts'
import { currentSeason } from '../season/service.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'
import { findOpponent } from './matchmaking.ts'
import { commitmentOf, dropSeed, fightSeed } from './provable-seed.ts'
import { spoilsOf } from './spoils.ts'
import {
  applyFight,
  type FightRow,
  fightById,
  fightsOf,
  insertFight,
  type PendingMatch,
  pendingMatchOf,
  putPendingMatch,
  takePendingMatch,
} from './store.ts'

interface UseCase {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}

const REPLAY_DAYS = 30
const HISTORY_PAGE_SIZE = 20

const withStones = (stats: FightStats): FightRecord['inputs']['attacker'] => ({
  ...stats,
  stones: stats.stones.map((stone) => ({ ...stone })),
})

/** The player's own combat profile. @throws CallError `player-not-found` */
export const combatProfileOf = async (db: Kysely<Database>, playerId: number): Promise<CallData<'combats.me'>> => {
  const player = await getPlayer(db, playerId)
  const { profile } = await fighterOfPlayer(db, player)
  return {
    ...profile,
    best_rank: player.best_rank_points,
    win_streak: player.win_streak,
    fights: player.fights,
    wins: player.wins,
  }
}

/** Energy now, refills of the time away included (row 101). @throws CallError `player-not-found` */
export const energyOf = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
): Promise<CallData<'combats.energy'>> =>
  energyOnTheWire(refillEnergy(storedEnergy(await getPlayer(db, playerId)), nowMs))

const foundOnTheWire = (
  match: Pick<PendingMatch, 'match_id' | 'is_bot' | 'opponent' | 'commitment' | 'found_at' | 'expires_at'>,
): FoundOpponent => ({
  ...match.opponent.profile,
  match_id: match.match_id,
  is_bot: match.is_bot,
  commitment: match.commitment,
  fight_from: new Date(match.found_at.getTime() + FINDING_MIN_MS).toISOString(),
  expires_at: match.expires_at.toISOString(),
})

/**
 * The pending opponent, or a new one (R11). Asking again answers the same one until it is fought or five minutes old.
 * @throws CallError `player-not-found`, `out-of-energies`
 */
export const find = (useCase: UseCase, playerId: number): Promise<FoundOpponent> =>
  inTransaction(useCase.db, async (db) => {
    const { nowMs, entropy } = useCase
    // The lock makes two callers at once find one opponent.
    const player = await getPlayerLocked(db, playerId)
    if (refillEnergy(storedEnergy(player), nowMs).current < 1) throw new CallError('out-of-energies')
    const pending = await pendingMatchOf(db, playerId, nowMs)
    if (pending) return foundOnTheWire(pending)

    const own = await fighterOfPlayer(db, player)
    const opponent = await findOpponent(db, player, own, createRng(entropy.bytes(16).toString('hex')))
    const serverSeed = entropy.bytes(32).toString('hex')
    const match = {
      playerId,
      matchId: uuidV7(entropy, nowMs),
      opponentId: opponent.playerId,
      isBot: opponent.playerId === null,
      own: { profile: own.profile, stats: own.stats },
      opponent: opponent.snapshot,
      serverSeed,
      commitment: commitmentOf({
        serverSeed,
        attacker: own.stats,
        defender: opponent.snapshot.stats,
        rulesVersion: RULES_VERSION,
      }),
      foundAtMs: nowMs,
      expiresAtMs: nowMs + PENDING_MATCH_MS,
    }
    await putPendingMatch(db, match)
    return foundOnTheWire({
      match_id: match.matchId,
      is_bot: match.isBot,
      opponent: match.opponent,
      commitment: match.commitment,
      found_at: new Date(match.foundAtMs),
      expires_at: new Date(match.expiresAtMs),
    })
  })

/**
 * Fights the pending opponent: burns energy, simulates, pays, stores, all in the caller's transaction, before the first
 * frame is drawn (R07, R12, R13, T11, T12).
 * @param clientKey the caller's key: its half of the seed
 * @throws CallError `player-not-found`, `match-not-found`, `out-of-energies`
 */
export const fight = async (
  { db, nowMs, entropy }: UseCase,
  playerId: number,
  clientKey: string,
): Promise<CallData<'combats.fight'>> => {
  const player = await getPlayerLocked(db, playerId)
  const match = await takePendingMatch(db, playerId)
  if (!match || match.expires_at.getTime() <= nowMs) throw new CallError('match-not-found')
  const energy = burnEnergy(storedEnergy(player), nowMs)
  if (!energy) throw new CallError('out-of-energies')

  const inputs = { attacker: match.own.stats, defender: match.opponent.stats }
  const outcome = simulateFight(inputs, fightSeed(match.server_seed, clientKey))
  const won = outcome.winner === 'attacker'
  const oldRank = rankPoints(player.rank_points)
  const ranked = !(await currentSeason(db, nowMs)).isOffSeason
  const { newRank, gain } = ranked
    ? rankChange({ own: oldRank, opponent: rankPoints(match.opponent.profile.rank), won, isBot: match.is_bot })
    : { newRank: oldRank, gain: 0 }

  const id = uuidV7(entropy, nowMs)
  const spoils = spoilsOf({ id, won, nowMs }, player, createRng(dropSeed(match.server_seed, clientKey)), entropy)
  const result: MatchResult = {
    replay_id: id,
    fought_at: new Date(nowMs).toISOString(),
    kind: 'match',
    user: match.own.profile,
    enemy: match.opponent.profile,
    is_bot: match.is_bot,
    winner: outcome.winner,
    scenario: outcome.scenario.map((entry) => ({ ...entry })),
    old_rank: oldRank,
    new_rank: newRank,
    rank_gain: gain,
    ranked,
    win_streak: { no: spoils.streakNo, streak_amount: spoils.streakAmountNano },
    drops: spoils.drops,
    inputs: { attacker: withStones(inputs.attacker), defender: withStones(inputs.defender) },
    server_seed: match.server_seed,
    client_key: clientKey,
    commitment: match.commitment,
    rules_version: RULES_VERSION,
  }
  await applyFight(db, playerId, {
    rankPoints: newRank,
    bestRankPoints: Math.max(player.best_rank_points, newRank),
    winStreak: spoils.streakNo,
    won,
    energy,
    ...spoils.marks,
  })
  await addItems(db, spoils.items, nowMs)
  await postTransfers(db, spoils.transfers, nowMs)
  await insertFight(db, {
    id,
    atMs: nowMs,
    attackerId: playerId,
    defenderId: match.opponent_id === null ? null : Number(match.opponent_id),
    serverSeed: match.server_seed,
    clientKey,
    rulesVersion: RULES_VERSION,
    inputs,
    result,
  })
  const [balance, stars] = await balancesOf(db, playerId, ['tok', 'star'])
  return {
    ...result,
    balance: Number(balance),
    stars: Number(stars),
    energy: energyOnTheWire(energy),
  }
}

const historyRow = (row: FightRow, playerId: number): CallData<'combats.history'>['items'][number] => {
  const attacked = Number(row.attacker_id) === playerId
  const { result } = row
  const opponent = attacked ? result.enemy : result.user
  return {
    replay_id: row.id,
    fought_at: row.at.toISOString(),
    kind: result.kind,
    as: attacked ? 'attacker' : 'defender',
    opponent: {
      user_id: opponent.user_id,
      username: opponent.username,
      house_id: opponent.house_id,
      rank: opponent.rank,
      is_bot: attacked && result.is_bot,
    },
    winner: result.winner,
    // The defender's rank does not move (R12).
    rank_gain: attacked ? result.rank_gain : 0,
  }
}

/** Fights of the last thirty days on either side, newest first. */
export const historyOf = async (
  db: Kysely<Database>,
  playerId: number,
  page: number,
  nowMs: number,
): Promise<CallData<'combats.history'>> => {
  const { rows, total } = await fightsOf(db, playerId, {
    sinceMs: nowMs - REPLAY_DAYS * MS_PER_DAY,
    offset: (page - 1) * HISTORY_PAGE_SIZE,
    limit: HISTORY_PAGE_SIZE,
  })
  return { items: rows.map((row) => historyRow(row, playerId)), total, page_size: HISTORY_PAGE_SIZE, page }
}

const strangersView = (fighter: FightRecord['user']): FightRecord['user'] => ({
  ...fighter,
  user_id: 0,
  pet: { ...fighter.pet, id: '', created_by: 0, owner_id: 0 },
})

/**
 * A stored fight, for whoever has its unguessable id (R10): what it brought is its attacker's to see, and a stranger
 * sees no user ids. @throws CallError `replay-not-found`, also after 30 days
 */
export const replayOf = async (db: Kysely<Database>, callerId: number, id: string, nowMs: number): Promise<Replay> => {
  const row = await fightById(db, id)
  if (!row || row.at.getTime() < nowMs - REPLAY_DAYS * MS_PER_DAY) throw new CallError('replay-not-found')
  const { old_rank, new_rank, rank_gain, win_streak, drops, ...record } = row.result
  if (callerId === Number(row.attacker_id))
    return { ...record, viewer: 'attacker', own: { old_rank, new_rank, rank_gain, win_streak, drops } }
  if (row.defender_id !== null && callerId === Number(row.defender_id))
    return { ...record, viewer: 'defender', own: null }
  return { ...record, user: strangersView(record.user), enemy: strangersView(record.enemy), viewer: null, own: null }
}

/** What simulating a stored fight again showed. */
export interface FightVerification {
  readonly id: string
  readonly rulesVersion: string
  /** The commitment shown before the fight fits the revealed seed and the stored loadouts. */
  readonly commitmentHolds: boolean
  /** The same rules give the same entries and winner. */
  readonly scenarioHolds: boolean
}

/** Simulates a stored fight again and compares it with what was paid out. @throws CallError `replay-not-found` */
export const verifyStoredFight = async (db: Kysely<Database>, id: string): Promise<FightVerification> => {
  const row = await fightById(db, id)
  if (!row) throw new CallError('replay-not-found')
  const outcome = simulateFight(row.inputs, fightSeed(row.server_seed, row.client_key))
  const commitment = commitmentOf({
    serverSeed: row.server_seed,
    attacker: row.inputs.attacker,
    defender: row.inputs.defender,
    rulesVersion: row.rules_version,
  })
  return {
    id,
    rulesVersion: row.rules_version,
    commitmentHolds: commitment === row.result.commitment,
    scenarioHolds:
      row.rules_version === RULES_VERSION &&
      outcome.winner === row.result.winner &&
      JSON.stringify(outcome.scenario) === JSON.stringify(row.result.scenario.map(inWireOrder)),
  }
}

// jsonb keeps no order of keys; the comparison needs the simulation's.
const inWireOrder = (entry: MatchResult['scenario'][number]): MatchResult['scenario'][number] => ({
  actor: entry.actor,
  damage_attack: entry.damage_attack,
  is_critical: entry.is_critical,
  is_opponent_evade: entry.is_opponent_evade,
  life_steal: entry.life_steal,
  burning_hell_actor: entry.burning_hell_actor,
  burning_hell_opponent: entry.burning_hell_opponent,
  damage_burning_hell: entry.damage_burning_hell,
  frost_prison_actor: entry.frost_prison_actor,
  frost_prison_opponent: entry.frost_prison_opponent,
  damage_reflected: entry.damage_reflected,
  hp_actor: entry.hp_actor,
})
