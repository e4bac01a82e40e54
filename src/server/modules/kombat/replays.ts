import type { CallData } from '#contracts/schemas.ts'
import type { FighterProfile, FightVerification, Replay } from '#contracts/wire.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { replaysSinceMs } from '#rules/kombat/replays.ts'
import type { Db } from '#server/db/database.ts'
import { bossRewardsOfRow, outcomeOfRow, recordOfRow, rewardsOfRow, storedFight } from './decided-fight.ts'
import { fightsOf, type HistoryFight } from './history-store.ts'
import type { FightRow } from './packed-fight.ts'
import { commitmentOf } from './provable-seed.ts'
import { parseReplayId, replayIdOf } from './replay-id.ts'

const HISTORY_PAGE_SIZE = 20

/** Leaves out fields that were not stored: a fight of an earlier release lacks later ones. */
const asStored = <T extends object>(row: { readonly [K in keyof T]: T[K] | null | undefined }): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T

const historyRow = (fight: HistoryFight): CallData<'combats.history'>['items'][number] => {
  const attacked = fight.side === 'attacker'
  const opponent = attacked ? fight.enemy : fight.user
  return asStored({
    replay_id: replayIdOf(fight.attacker_id, fight.id),
    fought_at: fight.at.toISOString(),
    kind: fight.kind,
    as: fight.side,
    opponent: asStored({
      user_id: opponent?.user_id,
      username: opponent?.username,
      house_id: opponent?.house_id,
      rank: opponent?.rank,
      is_bot: attacked && fight.is_bot,
    }),
    winner: fight.winner,
    // A defender's rank does not change (R12).
    rank_gain: attacked ? fight.rank_gain : 0,
  })
}

/** Fights of the last thirty days, newest first. */
export const historyOf = async (
  db: Db,
  playerId: number,
  asked: { readonly page: number; readonly as: Side | null },
  nowMs: number,
): Promise<CallData<'combats.history'>> => {
  const { fights, total } = await fightsOf(db, {
    playerId,
    side: asked.as,
    sinceMs: replaysSinceMs(nowMs),
    offset: (asked.page - 1) * HISTORY_PAGE_SIZE,
    limit: HISTORY_PAGE_SIZE,
  })
  return { items: fights.map(historyRow), total, page_size: HISTORY_PAGE_SIZE, page: asked.page }
}

const sideOf = (row: FightRow, callerId: number): Side | null => {
  if (callerId === Number(row.attacker_id)) return 'attacker'
  return row.defender_id !== null && callerId === Number(row.defender_id) ? 'defender' : null
}

const withoutIds = (fighter: FighterProfile): FighterProfile =>
  // A fight of an earlier release may lack fighter and pet.
  fighter && { ...fighter, user_id: 0, pet: fighter.pet && { ...fighter.pet, id: '', created_by: 0, owner_id: 0 } }

/**
 * Only the attacker sees rewards. A third party sees no user id but the one in the replay's id (R10). @throws ApiError
 * `replay-not-found`
 */
export const replayOf = async (db: Db, callerId: number, replayId: string, nowMs: number): Promise<Replay> => {
  const row = await storedFight(db, parseReplayId(replayId), replaysSinceMs(nowMs))
  const record = recordOfRow(row)
  const viewer = sideOf(row, callerId)
  if (viewer === 'attacker') return { ...record, viewer, own: { ...rewardsOfRow(row), ...bossRewardsOfRow(row) } }
  if (viewer === 'defender') return { ...record, viewer, own: null }
  const [user, enemy] = [withoutIds(record.user), withoutIds(record.enemy)]
  return { ...record, replay_id: replayId, user, enemy, viewer, own: null }
}

/**
 * Compares the commitment with the revealed seed and the loadouts, and the winner with a new simulation.
 * `scenario_holds` is null if this build cannot simulate the fight. @throws ApiError `replay-not-found`
 */
export const verifyFight = async (db: Db, replayId: string, sinceMs: number): Promise<FightVerification> => {
  const row = await storedFight(db, parseReplayId(replayId), sinceMs)
  const { inputs, server_seed, rules_version, result } = row
  const outcome = outcomeOfRow(row)
  const commitment = commitmentOf({ serverSeed: server_seed, ...inputs, rulesVersion: rules_version })
  return {
    rules_version,
    is_current_rules: rules_version === RULES_VERSION,
    commitment_holds: commitment === result.commitment,
    scenario_holds: outcome ? outcome.winner === result.winner : null,
  }
}
