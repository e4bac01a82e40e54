import type { FoundOpponent } from '#contracts/wire.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { refillEnergy } from '#rules/kombat/energy.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { PENDING_MATCH_MS, RECENT_OPPONENTS_EXCLUDED } from '#rules/kombat/matchmaking.ts'
import { createRng } from '#rules/prng.ts'
import { isSamePhase } from '#rules/season/seasons.ts'
import { ApiError } from '#server/api-error.ts'
import { guarded } from '#server/calls/call-handler.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Candidates } from '#server/candidates.ts'
import { DatabaseUnavailable } from '#server/db/database-trouble.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { type PlayerRead, partsOf } from '#server/db/player-view.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { FIGHTER_COLUMNS, FIGHTER_PARTS, fighterOf, type PlayerFighter } from '#server/modules/fighters/service.ts'
import { seasonFrom } from '#server/modules/season/service.ts'
import { storedEnergy } from './energy.ts'
import { lastMet, type PendingMatchJson, pendingMatch, putMatch, setShown, unpackMatch } from './match-store.ts'
import { findOpponent, type Opponent, withStance } from './matchmaking.ts'
import { commitmentOf } from './provable-seed.ts'

export interface FindScope extends CallScope {
  readonly opponents: Candidates
}

/** Earliest instant at which the match can be fought (row 75). Until then the client shows the search. */
export const fightFromMs = (foundAt: string | Date): number => new Date(foundAt).getTime() + FINDING_MIN_MS

const foundOnTheWire = (match: Omit<PendingMatchJson, 'shown'>): FoundOpponent => ({
  ...match.opponent.profile,
  match_id: match.match_id,
  is_bot: match.is_bot,
  commitment: match.commitment,
  fight_from: new Date(fightFromMs(match.found_at)).toISOString(),
  expires_at: new Date(match.expires_at).toISOString(),
})

const READS = {
  ...FIGHTER_PARTS,
  match: pendingMatch,
  met: (playerId: number) => lastMet(playerId, RECENT_OPPONENTS_EXCLUDED),
}

const newMatch = (
  { nowMs, entropy }: CallScope,
  { profile, stats }: PlayerFighter,
  opponent: Opponent,
): Omit<PendingMatchJson, 'shown'> => {
  const serverSeed = entropy.bytes(32).toString('hex')
  const opponentSnapshot = withStance(opponent, serverSeed)
  const sides = { attacker: stats, defender: opponentSnapshot.stats }
  return {
    match_id: uuidV7(entropy, nowMs),
    opponent_id: opponent.playerId,
    is_bot: opponent.playerId === null,
    own: { profile, stats },
    opponent: opponentSnapshot,
    server_seed: serverSeed,
    commitment: commitmentOf({ serverSeed, ...sides, rulesVersion: RULES_VERSION }),
    rules_version: RULES_VERSION,
    found_at: new Date(nowMs).toISOString(),
    expires_at: new Date(nowMs + PENDING_MATCH_MS).toISOString(),
  }
}

/**
 * For five minutes a repeat answers the same match, with its current commitment (R11). A match ends with its season phase (R28). @returns
 * null, without effect, if what was read no longer holds @throws ApiError `out-of-energies`
 */
const settle = async (
  scope: FindScope,
  read: Pick<PlayerRead<typeof READS>, (typeof FIGHTER_COLUMNS)[number] | keyof typeof READS>,
): Promise<FoundOpponent | null> => {
  const { db, nowMs, entropy, opponents } = scope
  const own = fighterOf(read, nowMs)
  const playerId = Number(read.id)
  if (refillEnergy(storedEnergy(own.player), nowMs).current < 1) throw new ApiError('out-of-energies')
  const { met, loadout_no, fights, rank_points, calendar } = read
  const match =
    read.match && isSamePhase(seasonFrom(calendar, nowMs), Date.parse(read.match.found_at))
      ? unpackMatch(read.match)
      : null
  // This build could not fight a match of rules that it does not know.
  if (match && Date.parse(match.expires_at) > nowMs && simulationOf(match.rules_version)) {
    return match.shown || (await setShown(db, playerId, match)) ? foundOnTheWire(match) : null
  }
  const rng = createRng(entropy.bytes(16).toString('hex'))
  const found = newMatch(scope, own, await findOpponent(scope, { own, met, opponents }, rng))
  const seen = { loadout_no, fights, rank_points, match_id: read.match?.match_id ?? null }
  return (await putMatch(db, playerId, seen, found)) ? foundOnTheWire(found) : null
}

export const find = guarded({
  columns: FIGHTER_COLUMNS,
  reads: (playerId: number, nowMs: number) => partsOf(READS, playerId, nowMs),
  settle,
})

/** Like the call, but without request and retry. @throws ApiError as the call; Error if the data changed meanwhile */
export const findFor = async (scope: FindScope, playerId: number): Promise<FoundOpponent> => {
  const read = await readPlayerWith(scope.db, playerId, partsOf(READS, playerId, scope.nowMs), FIGHTER_COLUMNS)
  if (!read || read.deleted_at !== null) throw new ApiError('player-not-found')
  const found = await settle(scope, read)
  if (found === null) throw new DatabaseUnavailable('the player has changed meanwhile')
  return found
}
