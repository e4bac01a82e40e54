import type { FoundOpponent } from '../../../contracts/wire.ts'
import { FINDING_MIN_MS } from '../../../rules/constants.ts'
import { refillEnergy } from '../../../rules/fight/energy.ts'
import { RULES_VERSION } from '../../../rules/fight/fight.ts'
import { simulationOf } from '../../../rules/fight/fight-versions.ts'
import { PENDING_MATCH_MS, RECENT_OPPONENTS_EXCLUDED } from '../../../rules/fight/matchmaking.ts'
import { createRng } from '../../../rules/prng.ts'
import type { CallScope } from '../../call-scope.ts'
import { inTransaction } from '../../db/transaction.ts'
import { uuidV7 } from '../../entropy.ts'
import type { OpponentSample } from '../../opponent-sample.ts'
import { Refusal } from '../../refusal.ts'
import { getFighterLocked } from '../fighters/service.ts'
import { storedEnergy } from './energy.ts'
import { lastMet, type PendingMatch, pendingMatchOf, putPendingMatch, setShown } from './match-store.ts'
import { findOpponent } from './matchmaking.ts'
import { commitmentOf } from './provable-seed.ts'

/** What a search takes. */
export interface FindScope extends CallScope {
  readonly opponents: OpponentSample
}

/** The instant from which a found match may be fought (row 75): no honest client has shown the opponent before. */
export const fightFromMs = (foundAt: string | Date): number => new Date(foundAt).getTime() + FINDING_MIN_MS

const foundOnTheWire = (
  match: Pick<PendingMatch, 'match_id' | 'is_bot' | 'opponent' | 'commitment' | 'found_at' | 'expires_at'>,
): FoundOpponent => ({
  ...match.opponent.profile,
  match_id: match.match_id,
  is_bot: match.is_bot,
  commitment: match.commitment,
  fight_from: new Date(fightFromMs(match.found_at)).toISOString(),
  expires_at: match.expires_at.toISOString(),
})

/**
 * The pending opponent, or a new one (R11). Asking again answers the same one until it is fought or five minutes
 * old, with the commitment that holds now.
 * @throws Refusal `player-not-found`, `out-of-energies`
 */
export const find = (scope: FindScope, playerId: number): Promise<FoundOpponent> =>
  inTransaction(scope.db, async (db) => {
    const { nowMs, entropy } = scope
    // Locked, so that concurrent calls find the same opponent.
    const own = await getFighterLocked(db, playerId)
    if (refillEnergy(storedEnergy(own.player), nowMs).current < 1) throw new Refusal('out-of-energies')
    const pending = await pendingMatchOf(db, playerId, nowMs)
    // A match under unknown rules could never be fought by this build.
    if (pending && simulationOf(pending.rules_version)) {
      if (!pending.shown) await setShown(db, playerId)
      return foundOnTheWire(pending)
    }

    const met = await lastMet(db, playerId, RECENT_OPPONENTS_EXCLUDED)
    const rng = createRng(entropy.bytes(16).toString('hex'))
    const opponent = await findOpponent(db, { own, met, opponents: scope.opponents }, rng)
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
      rulesVersion: RULES_VERSION,
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
