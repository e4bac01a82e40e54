import type { FoundOpponent } from '../../../contracts/wire.ts'
import { FINDING_MIN_MS } from '../../../rules/constants.ts'
import { refillEnergy } from '../../../rules/energy.ts'
import { RULES_VERSION } from '../../../rules/fight.ts'
import { simulationOf } from '../../../rules/fight-versions.ts'
import { PENDING_MATCH_MS } from '../../../rules/matchmaking.ts'
import { createRng } from '../../../rules/prng.ts'
import { inTransaction } from '../../db/transaction.ts'
import { uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { UseCase } from '../../use-case.ts'
import { getFighterLocked } from '../fighters/service.ts'
import { storedEnergy } from './energy.ts'
import { type PendingMatch, pendingMatchOf, putPendingMatch } from './match-store.ts'
import { findOpponent } from './matchmaking.ts'
import { commitmentOf } from './provable-seed.ts'

/** The instant from which a found match may be fought (row 75): before it no honest client has shown the opponent. */
export const fightFromMs = (match: Pick<PendingMatch, 'found_at'>): number => match.found_at.getTime() + FINDING_MIN_MS

const foundOnTheWire = (
  match: Pick<PendingMatch, 'match_id' | 'is_bot' | 'opponent' | 'commitment' | 'found_at' | 'expires_at'>,
): FoundOpponent => ({
  ...match.opponent.profile,
  match_id: match.match_id,
  is_bot: match.is_bot,
  commitment: match.commitment,
  fight_from: new Date(fightFromMs(match)).toISOString(),
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
    const own = await getFighterLocked(db, playerId)
    if (refillEnergy(storedEnergy(own.player), nowMs).current < 1) throw new CallError('out-of-energies')
    const pending = await pendingMatchOf(db, playerId, nowMs)
    // One that a build of other rules found could never be fought here.
    if (pending && simulationOf(pending.rules_version)) return foundOnTheWire(pending)

    const opponent = await findOpponent(db, own, createRng(entropy.bytes(16).toString('hex')))
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
