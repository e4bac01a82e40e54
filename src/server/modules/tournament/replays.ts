import type { FightVerification, Replay } from '#contracts/wire.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import type { FightOutcome, Side } from '#rules/kombat/fight-types.ts'
import { inputsBy, simulationOf } from '#rules/kombat/fight-versions.ts'
import { seedWord } from '#rules/prng.ts'
import { fightMatch } from '#rules/tournament/bracket.ts'
import { firstTournamentKept, tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { FightInputs } from '#server/db/tables/kombat.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { commitmentOf } from '#server/modules/kombat/service.ts'
import { findBracket } from './bracket-store.ts'
import { type DayFacts, factsOf, findDay } from './day-store.ts'
import { isShown } from './days.ts'
import { isDay, type MatchKey, matchReplayId } from './entry-id.ts'
import { hasReplay, type PastSeat, pastBracketOf } from './past-bracket.ts'

interface PastMatch {
  readonly facts: DayFacts
  readonly rulesVersion: string
  readonly bracketSeed: string
  readonly upper: PastSeat
  readonly lower: PastSeat
  readonly inputs: FightInputs
  readonly winner: Side
  /** Null if this build lacks the day's rules version, or something of a fighter. */
  readonly outcome: FightOutcome | null
}

const matchOf = async ({ db, nowMs }: Scope, { day, bracket: bracketNo, round, no }: MatchKey): Promise<PastMatch> => {
  if (!isDay(day) || day < firstTournamentKept(nowMs)) throw new ApiError('replay-not-found')
  const dayRow = await findDay(db, day)
  const facts = dayRow && factsOf(dayRow)
  const row = facts && isShown(facts, nowMs) ? await findBracket(db, day, bracketNo) : undefined
  if (!facts || !row) throw new ApiError('replay-not-found')
  const past = pastBracketOf(row)
  const { bracket, seats, matches } = past
  const match = matches.find((played) => played.round === round && played.no === no)
  if (!match || match.lower === null) throw new ApiError('replay-not-found')
  const fought = { ...match, lower: match.lower }
  const [upper, lower] = [seats[fought.upper], seats[fought.lower]]
  const [attacker, defender] = [bracket.seats[fought.upper]?.stats, bracket.seats[fought.lower]?.stats]
  if (!upper || !lower || !attacker || !defender) throw new RangeError(`No seats ${fought.upper} and ${fought.lower}`)
  const rulesVersion = facts.rulesVersion ?? RULES_VERSION
  const simulate = simulationOf(rulesVersion)
  return {
    facts,
    rulesVersion,
    bracketSeed: row.seed,
    upper,
    lower,
    // `bracketOf` gives bots a stance also on days whose rules had no stances.
    inputs: inputsBy(rulesVersion, { attacker, defender }),
    winner: fought.winner === fought.upper ? 'attacker' : 'defender',
    outcome: simulate && hasReplay(past, fought) ? fightMatch(bracket, fought, simulate) : null,
  }
}

const sideOf = ({ upper, lower }: PastMatch, callerId: number): Side | null => {
  if (upper.playerId === callerId) return 'attacker'
  return lower.playerId === callerId ? 'defender' : null
}

/**
 * Public (R26), and with user ids, because brackets name fighters. The upper seat attacks; there are no rewards. The
 * seed is the bracket's, followed by round and number. @throws ApiError `replay-not-found`: results are not published
 * before 20:05 UTC, a replay is kept thirty days, a bye has none
 */
export const matchReplayOf = async (scope: Scope, callerId: number, key: MatchKey): Promise<Replay> => {
  const match = await matchOf(scope, key)
  const { upper, lower, inputs, bracketSeed, rulesVersion, outcome } = match
  if (!outcome) throw new ApiError('replay-not-found')
  return {
    replay_id: matchReplayId(key),
    fought_at: new Date(tournamentClosesMs(key.day)).toISOString(),
    kind: 'tournament',
    user: upper.profile,
    enemy: lower.profile,
    is_bot: lower.kind === 'bot',
    winner: outcome.winner,
    scenario: outcome.scenario.map((entry) => ({ ...entry })),
    ranked: false,
    inputs: inputs as Replay['inputs'],
    server_seed: bracketSeed,
    client_key: `${seedWord(key.round)}${seedWord(key.no)}`,
    commitment: commitmentOf({ serverSeed: bracketSeed, ...inputs, rulesVersion }),
    rules_version: rulesVersion,
    viewer: sideOf(match, callerId),
    own: null,
  }
}

/**
 * Compares the seed with its published hash, and the winner with the recomputed one. Does not check the bracket itself.
 */
export const verifyMatch = async (scope: Scope, key: MatchKey): Promise<FightVerification> => {
  const { facts, rulesVersion, winner, outcome } = await matchOf(scope, key)
  return {
    rules_version: rulesVersion,
    is_current_rules: rulesVersion === RULES_VERSION,
    commitment_holds: sha256Hex(facts.seed) === facts.seedHash,
    scenario_holds: outcome && outcome.winner === winner,
  }
}
