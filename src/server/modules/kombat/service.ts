import type { RawBuilder } from 'kysely'
import type { CallData } from '#contracts/schemas.ts'
import { canonicalJson } from '#rules/kombat/commitment-text.ts'
import { addEnergy, type Energy, energyFullAtMs, refillEnergy } from '#rules/kombat/energy.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { SKILLS, type SkillName } from '#rules/kombat/skills.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import type { WornLooks } from '#rules/wardrobe/looks.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import { inTransaction } from '#server/db/transaction.ts'
import {
  FIGHTER_PARTS,
  fighterOf,
  getFighter,
  type PlayerFighter,
  refreshPower,
  stanceOf,
  wornLooksText,
} from '#server/modules/fighters/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { type NotificationTrigger, triggersSince } from '#server/notification-trigger.ts'
import { isoOf } from '#server/text/iso.ts'
import { AWAY_PARTS, awayView, lastActMs, whileAway } from './away.ts'
import { decideFight, resultOfRow, storedFight } from './decided-fight.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'
import { setEnergy } from './energy-store.ts'
import { unrankedRewards } from './fight-rewards.ts'
import { hasAttackedSince as hasFightSince, insertFight, type NewFight } from './fight-store.ts'
import { type AttackKey, forgetAttackerIn, forgetAttackerInOutbox, lastAttacks } from './incoming-fight-store.ts'
import { ATTACKED } from './incoming-fights.ts'
import { changeMatch, deleteMatch, pendingMatchOf, setOwnLooks } from './match-store.ts'
import { withStance } from './matchmaking.ts'
import { dropsOfPacked } from './packed-fight.ts'
import { commitmentOf, dropSeed } from './provable-seed.ts'
import type { RankedFight } from './ranked-fight.ts'
import { rankedFightsSelect } from './ranked-store.ts'
import { parseReplayId, replayIdOf } from './replay-id.ts'
import { replayOf, verifyFight } from './replays.ts'
import { fightsSeen, type SeasonFights, seasonFightsOf } from './season-fights.ts'
import { setSkill, setStance, setWornLooks } from './skill-pet-store.ts'
import { withoutPlayer } from './without-player-store.ts'

export type { RankedFight, SeasonFights }
export {
  AWAY_PARTS,
  awayView,
  commitmentOf,
  decideFight,
  dropSeed,
  dropsOfPacked,
  fightsSeen,
  lastActMs,
  parseReplayId,
  replayIdOf,
  replayOf,
  resultOfRow,
  seasonFightsOf,
  storedFight,
  unrankedRewards,
  verifyFight,
  whileAway,
}

/** True after a fight of any kind. */
export const hasAttackedSince = (db: Db, playerId: number, since: Date): Promise<boolean> =>
  hasFightSince(db, playerId, since)

export const rankedFightsOf = (
  playerId: number,
  span: { readonly fromMs: number; readonly toMs: number },
  limit: number,
): RawBuilder<readonly RankedFight[]> => rankedFightsSelect(playerId, span, limit)

export const fightWithout = (fighter: 'user' | 'enemy', name: string): RawBuilder<unknown> =>
  withoutPlayer(fighter, name)

/** Call before `forgetAttacks`: an attack delivered in between is then a defender's row, which that call anonymizes. */
export const forgetUndeliveredAttacks = (db: Db, attackerId: number): Promise<void> =>
  forgetAttackerInOutbox(db, attackerId, ATTACKED)

/** Removes a deleted attacker's name from the defenders' rows (R43). */
export const forgetAttacks = (db: Db, attacks: readonly AttackKey[]): Promise<void> => forgetAttackerIn(db, attacks)

/** Does not change any player. */
export const storeFight = (db: Db, fight: NewFight): Promise<void> => insertFight(db, fight)

const kombatProfile = ({ player, profile }: PlayerFighter): CallData<'combats.me'> => ({
  ...profile,
  best_rank: player.best_rank_points,
  win_streak: player.win_streak,
  fights: player.fights,
  wins: player.wins,
  stance: stanceOf(player),
})

/** @throws ApiError `player-not-found` */
export const kombatProfileOf = async (scope: Scope, playerId: number): Promise<CallData<'combats.me'>> =>
  kombatProfile(await getFighter(scope, playerId))

/** For equal data the answer is constant within a UTC day, because seasons start and end at midnight. */
export const kombatProfileView = playerView(FIGHTER_PARTS, (read, { nowMs }: Pick<CallScope, 'nowMs'>) =>
  kombatProfile(fighterOf(read, nowMs)),
)

export const energyView = playerView({}, (player, { nowMs }: Pick<CallScope, 'nowMs'>) =>
  energyOnTheWire(refillEnergy(storedEnergy(player), nowMs)),
)

/** Energy with refills since it was stored (row 101). */
export const energyNow = (player: PlayerRow, nowMs: number): Energy => refillEnergy(storedEnergy(player), nowMs)

/**
 * The time of the next refill stays as it is, unless the energy is now full (R32). @throws ApiError `player-not-found`
 */
export const giveEnergy = async ({ db, nowMs }: Scope, playerId: number, amount: number): Promise<void> => {
  const player = await getPlayerLocked(db, playerId)
  await setEnergy(db, playerId, addEnergy(storedEnergy(player), amount, nowMs))
}

/**
 * Call after any change of skill, stance, house, army, gear or stones, in its transaction and with the player's lock.
 * Refreshes the power. If stats or `cosmetic` differ, the pending match keeps its opponent but gets a new seed and
 * commitment, and cannot be fought until `combats.find` has shown it (R11).
 * @returns the current power
 */
export const syncLoadout = async ({ db, nowMs, entropy }: CallScope, playerId: number): Promise<number> => {
  const { profile, stats } = await refreshPower({ db, nowMs }, playerId)
  const match = await pendingMatchOf(db, playerId, nowMs)
  if (!match || !simulationOf(match.rules_version)) return profile.power
  const { own } = match
  if (canonicalJson([stats, profile.cosmetic]) === canonicalJson([own.stats, own.profile.cosmetic]))
    return profile.power
  const serverSeed = entropy.bytes(32).toString('hex')
  const { opponent_id: opponentId } = match
  const opponent = withStance(
    { playerId: opponentId === null ? null : Number(opponentId), snapshot: match.opponent },
    serverSeed,
  )
  const commitment = commitmentOf({
    serverSeed,
    attacker: stats,
    defender: opponent.stats,
    rulesVersion: match.rules_version,
  })
  await changeMatch(db, playerId, { own: { profile, stats }, opponent, serverSeed, commitment })
  return profile.power
}

/** A concurrent find or fight that has read the match fails its check and reads again. Requires the player's lock. */
export const endMatch = async (scope: Scope, playerId: number): Promise<void> => {
  await refreshPower(scope, playerId)
  await deleteMatch(scope.db, playerId)
}

/**
 * Costs nothing (R08). Changes the match (R11) but not the power. @throws ApiError `skill-locked` with the rank points
 * needed
 */
export const switchSkill = (scope: CallScope, playerId: number, skill: SkillName): Promise<CallData<'combats.skill'>> =>
  inTransaction(scope.db, async (db) => {
    const { unlockPoints } = SKILLS[skill]
    if (!(await setSkill(db, playerId, skill, unlockPoints))) throw new ApiError('skill-locked', { unlockPoints })
    await syncLoadout({ ...scope, db }, playerId)
    return kombatProfileOf({ ...scope, db }, playerId)
  })

/** Call `syncLoadout` afterwards. */
export const keepStance = (db: Db, playerId: number, stance: Stance): Promise<void> => setStance(db, playerId, stance)

/** Changes the match (R11) but not the power (R55). */
export const switchStance = (scope: CallScope, playerId: number, stance: Stance): Promise<CallData<'combats.stance'>> =>
  inTransaction(scope.db, async (db) => {
    await setStance(db, playerId, stance)
    await syncLoadout({ ...scope, db }, playerId)
    return kombatProfileOf({ ...scope, db }, playerId)
  })

/**
 * The pending match shows the looks as well and keeps its commitment, which does not cover looks (R58). Requires the
 * player's lock.
 */
export const wearLooks = async (db: Db, playerId: number, worn: WornLooks): Promise<void> => {
  const words = wornLooksText(worn)
  await setWornLooks(db, playerId, words)
  await setOwnLooks(db, playerId, words)
}

export const energyTrigger = (player: PlayerRow): NotificationTrigger | null => {
  const atMs = energyFullAtMs(storedEnergy(player))
  return atMs === null ? null : { subject: isoOf(atMs), atMs }
}

/** By player id, once per absence (extra 8). @param awaySinceMs last activity by player id @param sinceMs oldest attack */
export const attackTriggers = async (
  db: Db,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> =>
  triggersSince(await lastAttacks(db, [...awaySinceMs.keys()], sinceMs), awaySinceMs)
