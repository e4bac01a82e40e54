import type { CallData } from '../../../contracts/schemas.ts'
import { burnEnergy } from '../../../rules/fight/energy.ts'
import { simulationOf } from '../../../rules/fight/fight-versions.ts'
import { createRng } from '../../../rules/prng.ts'
import { rankChange, rankPoints } from '../../../rules/season/ranks.ts'
import type { CallScope } from '../../call-scope.ts'
import { uuidV7 } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { addItems } from '../equipments/service.ts'
import { onFight } from '../friends/service.ts'
import { giveOrInbox } from '../inbox/service.ts'
import { currentSeason } from '../season/service.ts'
import { decideFight, resultOf } from './decided-fight.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'
import { settleFight } from './fight-store.ts'
import { fightFromMs } from './find.ts'
import { lockAndTakeMatch } from './match-store.ts'
import { dropSeed } from './provable-seed.ts'
import { spoilsOf } from './spoils.ts'

/**
 * Fights the pending opponent: burns energy, simulates, pays, stores, all in the caller's transaction, before the first
 * frame is drawn (R07, R12, R13, T11, T12). A refusal leaves the pending match as it was.
 * @param clientSeed the client's half of the seed
 * @param seenCommitment the commitment that the caller has seen, where it says so
 * @throws Refusal `player-not-found`, `match-not-found`, `fight-too-early` with `waitMs`, `out-of-energies`
 */
export const fight = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  clientSeed: string,
  seenCommitment?: string,
): Promise<CallData<'combats.fight'>> => {
  const taken = await lockAndTakeMatch(db, playerId)
  if (!taken) throw new Refusal('player-not-found')
  const { player, match } = taken
  if (!match || match.expires_at.getTime() <= nowMs) throw new Refusal('match-not-found')
  // Recreated since the caller saw it (R11): nobody fights under a commitment that was not shown.
  if (!match.shown || (seenCommitment ?? match.commitment) !== match.commitment) throw new Refusal('match-not-found')
  // The commitment binds to the rules under which the match was found: it is fought by those or not at all.
  const simulate = simulationOf(match.rules_version)
  if (!simulate) throw new Refusal('match-not-found')
  const waitMs = fightFromMs(match) - nowMs
  if (waitMs > 0) throw new Refusal('fight-too-early', { waitMs })
  const energy = burnEnergy(storedEnergy(player), nowMs)
  if (!energy) throw new Refusal('out-of-energies')

  const id = uuidV7(entropy, nowMs)
  const decided = decideFight({
    id,
    kind: 'match',
    atMs: nowMs,
    attackerId: playerId,
    defenderId: match.opponent_id === null ? null : Number(match.opponent_id),
    own: match.own,
    opponent: match.opponent,
    serverSeed: match.server_seed,
    commitment: match.commitment,
    clientSeed,
    rulesVersion: match.rules_version,
    simulate,
  })
  const won = decided.winner === 'attacker'
  const oldRank = rankPoints(player.rank_points)
  const ranked = !(await currentSeason(db, nowMs)).isOffSeason
  const { newRank, gain } = ranked
    ? rankChange({ own: oldRank, opponent: rankPoints(match.opponent.profile.rank), won, isBot: match.is_bot })
    : { newRank: oldRank, gain: 0 }
  const spoils = spoilsOf({ id, won, nowMs }, player, createRng(dropSeed(match.server_seed, clientSeed)), entropy)
  const stored = decided.stored({
    ranked,
    old_rank: oldRank,
    new_rank: newRank,
    rank_gain: gain,
    win_streak: { no: spoils.streakNo, streak_amount: spoils.streakAmountNano },
    drops: spoils.drops,
  })

  await addItems(db, spoils.items, nowMs)
  await giveOrInbox({ db, nowMs }, spoils.movements)
  await onFight({ db, nowMs, entropy }, player)
  const { tok, star } = await settleFight(db, stored, {
    rankPoints: newRank,
    bestRankPoints: Math.max(player.best_rank_points, newRank),
    winStreak: spoils.streakNo,
    won,
    energy,
    ...spoils.marks,
  })
  return { ...resultOf(stored), balance: Number(tok), stars: Number(star), energy: energyOnTheWire(energy) }
}
