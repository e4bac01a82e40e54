import type { Kysely, RawBuilder } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { canonicalJson } from '../../../rules/kombat/commitment-text.ts'
import { addEnergy, type Energy, energyFullAtMs, refillEnergy } from '../../../rules/kombat/energy.ts'
import type { SkillName } from '../../../rules/kombat/fight-types.ts'
import { simulationOf } from '../../../rules/kombat/fight-versions.ts'
import { skillOf } from '../../../rules/kombat/skills.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { playerView } from '../../db/player-view.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Occasion } from '../../occasion.ts'
import { Refusal } from '../../refusal.ts'
import { FIGHTER_PARTS, fighterOf, getFighter, type PlayerFighter, refreshPower } from '../fighters/service.ts'
import { getPlayerLocked, type PlayerRow } from '../players/service.ts'
import { AWAY_PARTS, awayView, whileAway } from './away.ts'
import { decideFight, resultOfRow } from './decided-fight.ts'
import { lastAttacks } from './defence-store.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'
import { setEnergy } from './energy-store.ts'
import { fightById, hasAttackedSince as hasFightSince, insertFight, type NewFight } from './fight-store.ts'
import { deleteMatch, pendingMatchOf, replaceOwnSide } from './match-store.ts'
import { dropsOfPacked, type FightRow } from './packed-fight.ts'
import { commitmentOf, dropSeed } from './provable-seed.ts'
import type { RankedFight } from './ranked-fight.ts'
import { rankedFightsPart } from './ranked-store.ts'
import { parseReplayId, replayIdOf } from './replay-id.ts'
import { replayOf, verifyFight } from './replays.ts'
import { fightsSeen, type SeasonFights, seasonFightsOf } from './season-fights.ts'
import { setSkill } from './skill-house-store.ts'
import { unrankedSpoils } from './spoils.ts'
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
  parseReplayId,
  replayIdOf,
  replayOf,
  resultOfRow,
  seasonFightsOf,
  unrankedSpoils,
  verifyFight,
  whileAway,
}

/** Whether a player has attacked since an instant, in a fight of any kind. */
export const hasAttackedSince = (db: Kysely<Database>, playerId: number, since: Date): Promise<boolean> =>
  hasFightSince(db, playerId, since)

/** Ranked fights of an attacker between two instants, newest first, at most `limit`, as a part of what is read with the player. */
export const rankedFightsOf = (
  playerId: number,
  span: { readonly fromMs: number; readonly toMs: number },
  limit: number,
): RawBuilder<readonly RankedFight[]> => rankedFightsPart(playerId, span, limit)

/** The column `result` of a fight without one of its players, who is called `name` there and has the id 0 (R43). */
export const fightWithout = (fighter: 'user' | 'enemy', name: string): RawBuilder<unknown> =>
  withoutPlayer(fighter, name)

/** Stores a fight without effects on players. */
export const storeFight = (db: Kysely<Database>, fight: NewFight): Promise<void> => insertFight(db, fight)

/** A fight of an attacker, however old; undefined for none. */
export const storedFight = (
  db: Kysely<Database>,
  { attackerId, fightId }: { readonly attackerId: number; readonly fightId: string },
): Promise<FightRow | undefined> => fightById(db, { attackerId, fightId }, 0)

const kombatProfile = ({ player, profile }: PlayerFighter): CallData<'combats.me'> => ({
  ...profile,
  best_rank: player.best_rank_points,
  win_streak: player.win_streak,
  fights: player.fights,
  wins: player.wins,
})

/** The player's own kombat profile. @throws Refusal `player-not-found` */
export const kombatProfileOf = async (
  scope: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
): Promise<CallData<'combats.me'>> => kombatProfile(await getFighter(scope, playerId))

/** GET combats/me: the same for a whole day, for seasons begin and end with one. */
export const kombatProfileView = playerView(FIGHTER_PARTS, (read, { nowMs }: Pick<CallScope, 'nowMs'>) =>
  kombatProfile(fighterOf(read, nowMs)),
)

/** Energy now, refills of the time away included (row 101). */
export const energyView = playerView({}, (player, { nowMs }: Pick<CallScope, 'nowMs'>) =>
  energyOnTheWire(refillEnergy(storedEnergy(player), nowMs)),
)

/** Energy of a player's row now, refills of the time away included (row 101). */
export const energyNow = (player: PlayerRow, nowMs: number): Energy => refillEnergy(storedEnergy(player), nowMs)

/** Gives energy, whose clock goes on (R32). @throws Refusal `player-not-found` */
export const giveEnergy = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
  amount: number,
): Promise<void> => {
  const player = await getPlayerLocked(db, playerId)
  await setEnergy(db, playerId, addEnergy(storedEnergy(player), amount, nowMs))
}

/**
 * Brings what depends on a player's skill, house, army, gear and stones up to date: the power, and the pending match,
 * which keeps its opponent and gets the new own stats, a new server seed and a new commitment (R11). Until
 * `combats.find` has shown that commitment, the match cannot be fought. Called by every use case that changes one of
 * them, in its transaction and with the player's row locked.
 * @returns the power as it is now
 */
export const syncLoadout = async ({ db, nowMs, entropy }: CallScope, playerId: number): Promise<number> => {
  const { profile, stats } = await refreshPower({ db, nowMs }, playerId)
  const match = await pendingMatchOf(db, playerId, nowMs)
  if (!match || !simulationOf(match.rules_version)) return profile.power
  const { own } = match
  if (canonicalJson([stats, profile.cosmetic]) === canonicalJson([own.stats, own.profile.cosmetic]))
    return profile.power
  const serverSeed = entropy.bytes(32).toString('hex')
  const commitment = commitmentOf({
    serverSeed,
    attacker: stats,
    defender: match.opponent.stats,
    rulesVersion: match.rules_version,
  })
  await replaceOwnSide(db, playerId, { own: { profile, stats }, serverSeed, commitment })
  return profile.power
}

/** Takes the pending match away; what a find or a fight has read of the player holds no longer. The caller holds the player's lock. */
export const endMatch = async (scope: Pick<CallScope, 'db' | 'nowMs'>, playerId: number): Promise<void> => {
  await refreshPower(scope, playerId)
  await deleteMatch(scope.db, playerId)
}

/**
 * Makes a skill the active one of the pet (R08): free, whenever the best rank ever has opened it. Counts in the pending
 * match (R11); power does not count skills.
 * @throws Refusal `skill-locked` with the rank points at which it opens
 */
export const switchSkill = (scope: CallScope, playerId: number, skill: SkillName): Promise<CallData<'combats.skill'>> =>
  inTransaction(scope.db, async (db) => {
    const { unlockPoints } = skillOf(skill)
    if (!(await setSkill(db, playerId, skill, unlockPoints))) throw new Refusal('skill-locked', { unlockPoints })
    await syncLoadout({ ...scope, db }, playerId)
    return kombatProfileOf({ ...scope, db }, playerId)
  })

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** The occasion that full energy is (extra 8); null when nothing is missing. */
export const energyOccasion = (player: PlayerRow): Occasion | null => {
  const atMs = energyFullAtMs(storedEnergy(player))
  return atMs === null ? null : { kind: 'energy-full', subject: isoOf(atMs), atMs }
}

/**
 * The occasion that attacks on an absent player are (extra 8), by player id: one for all attacks of an absence.
 * @param awaySinceMs when each player last did something, by player id
 * @param sinceMs older attacks are not looked for
 */
export const attackOccasions = async (
  db: Kysely<Database>,
  awaySinceMs: ReadonlyMap<bigint, number>,
  sinceMs: number,
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const occasions = new Map<bigint, Occasion>()
  for (const [playerId, atMs] of await lastAttacks(db, [...awaySinceMs.keys()], sinceMs)) {
    const awayMs = awaySinceMs.get(playerId) ?? 0
    if (atMs > awayMs) occasions.set(playerId, { kind: 'attacked', subject: isoOf(awayMs), atMs })
  }
  return occasions
}
