import type { CallData } from '#contracts/schemas.ts'
import { burnEnergy, type Energy } from '#rules/kombat/energy.ts'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { fightLeaguePoints } from '#rules/leaderboards/league-points.ts'
import { createRng } from '#rules/prng.ts'
import { rankChange, rankPoints } from '#rules/season/ranks.ts'
import { isSamePhase, type SeasonState, WEEK_SLUGS } from '#rules/season/seasons.ts'
import { ApiError } from '#server/api-error.ts'
import { guarded, type StoredForm } from '#server/calls/call-handler.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { KeyedRequest } from '#server/calls/idempotency.ts'
import { DatabaseUnavailable } from '#server/db/database-trouble.ts'
import { type PlayerWith, readPlayerWith } from '#server/db/player-read.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { chestOfNextWin, columnsFilledBy, SHELF_PARTS, winsOfSeason } from '#server/modules/chests/service.ts'
import { qualification } from '#server/modules/friends/service.ts'
import {
  RANK_COLUMNS,
  rankColumns,
  rankOf,
  resultsArgument,
  seasonBy,
  seasonCalendar,
} from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { decideFight, resultOfRow, storedFight } from './decided-fight.ts'
import { energyOnTheWire, storedEnergy } from './energy.ts'
import { rewardsOf } from './fight-rewards.ts'
import { type LeagueFight, settleFight } from './fight-store.ts'
import { fightFromMs } from './find.ts'
import { messagesOfFight } from './incoming-fights.ts'
import { type PendingMatchJson, pendingMatch, unpackMatch } from './match-store.ts'
import { dropSeed } from './provable-seed.ts'

interface FightReference {
  readonly fight: string
  readonly balance: number
  readonly stars: number
  readonly energy: ReturnType<typeof energyOnTheWire>
}

const restore: StoredForm<'combats.fight'>['restore'] = async ({ db, identity }, reference) => {
  const { fight: fightId, ...then } = reference as FightReference
  return { ...resultOfRow(await storedFight(db, { attackerId: identity.userId, fightId })), ...then }
}

interface AskedFight {
  readonly clientSeed: string
  readonly seenCommitment: string | undefined
  readonly request: KeyedRequest | null
}

const checked = (
  player: Parameters<typeof storedEnergy>[0],
  match: PendingMatchJson | null,
  { seenCommitment, season }: Pick<AskedFight, 'seenCommitment'> & { readonly season: SeasonState },
  nowMs: number,
): { readonly match: PendingMatchJson; readonly energy: Energy } => {
  if (!match || Date.parse(match.expires_at) <= nowMs) throw new ApiError('match-not-found')
  // A match ends with the season phase in which it was found (R28).
  if (!isSamePhase(season, Date.parse(match.found_at))) throw new ApiError('match-not-found')
  // The match may have a new commitment since (R11). A commitment that the player was not shown must not be fought.
  if (!match.shown || (seenCommitment ?? match.commitment) !== match.commitment) throw new ApiError('match-not-found')
  const waitMs = fightFromMs(match.found_at) - nowMs
  if (waitMs > 0) throw new ApiError('fight-too-early', { waitMs })
  const energy = burnEnergy(storedEnergy(player), nowMs)
  if (!energy) throw new ApiError('out-of-energies')
  return { match, energy }
}

const leagueOf = (
  { won, match, winStreak }: { readonly won: boolean; readonly match: PendingMatchJson; readonly winStreak: number },
  { number, week }: SeasonState,
): LeagueFight => ({
  season: number,
  week: WEEK_SLUGS.indexOf(week) + 1,
  points: fightLeaguePoints({ won, isBot: match.is_bot, winStreak }),
  wins: won ? 1 : 0,
  hamster_wins: won && match.own.profile.pet.type === 'hamster' ? 1 : 0,
})

const COLUMNS = [
  'id',
  ...RANK_COLUMNS,
  'best_rank_points',
  'win_streak',
  'fights',
  'wins',
  'energy',
  'energy_refill_at',
  'energy_burned_at',
  'first_win_day',
  'common_drop_day',
  'streak_day',
  'streak_paid_nano',
  'referrer_id',
  'referral_qualified_at',
] as const

const reads = (playerId: number) => ({
  match: pendingMatch(playerId),
  calendar: seasonCalendar,
  chestPlaces: SHELF_PARTS.chestPlaces(),
  seasonWins: SHELF_PARTS.seasonWins(playerId),
})

/**
 * Decides, pays and stores the fight in one write, before its first frame (R07, R12, R13, T11, T12). An API error keeps
 * the match. @returns null, without effect, if what was read no longer holds @throws ApiError `match-not-found`,
 * `fight-too-early` with `waitMs`, `out-of-energies`
 */
const settle = async (
  { db, nowMs, entropy }: CallScope,
  player: PlayerWith<ReturnType<typeof reads>, (typeof COLUMNS)[number]>,
  { clientSeed, seenCommitment, request }: AskedFight,
): Promise<CallData<'combats.fight'> | null> => {
  const playerId = Number(player.id)
  // The commitment names a rules version, so the fight must be simulated by that version.
  const pending = player.match && unpackMatch(player.match)
  const simulate = pending && simulationOf(pending.rules_version)
  if (!simulate) throw new ApiError('match-not-found')
  const season = await seasonBy(db, player.calendar, nowMs)
  const { match, energy } = checked(player, pending, { seenCommitment, season }, nowMs)

  const id = uuidV7(entropy, nowMs)
  const decided = decideFight({
    id,
    kind: 'match',
    atMs: nowMs,
    attackerId: playerId,
    defenderId: match.opponent_id,
    own: match.own,
    opponent: match.opponent,
    serverSeed: match.server_seed,
    commitment: match.commitment,
    clientSeed,
    rulesVersion: match.rules_version,
    simulate,
  })
  const won = decided.winner === 'attacker'
  const rank = rankOf(player, season)
  const oldRank = rank.points
  const ranked = !season.isOffSeason
  const { newRank, gain } = ranked
    ? rankChange({ own: oldRank, opponent: rankPoints(match.opponent.profile.rank), won, isBot: match.is_bot })
    : { newRank: oldRank, gain: 0 }
  const rewards = rewardsOf(
    { id, won, nowMs, rank: oldRank, ranked },
    player,
    createRng(dropSeed(match.server_seed, clientSeed)),
    entropy,
  )
  const chest = ranked && won ? chestOfNextWin(player.chestPlaces, winsOfSeason(player.seasonWins, season)) : undefined
  const stored = decided.stored({
    ranked,
    ...(chest && { chest }),
    old_rank: oldRank,
    new_rank: newRank,
    rank_gain: gain,
    ...rewards.shown,
  })
  const qualified = qualification({ nowMs, entropy }, player)
  const energyAfter = energyOnTheWire(energy)
  const { firstWinDay, commonDropDay, streakDay, streakPaidNano } = rewards.marks
  const balances = await settleFight(db, stored, {
    seen: {
      fights: player.fights,
      rank_points: player.rank_points,
      energy: player.energy,
      match_id: match.match_id,
      commitment: match.commitment,
    },
    after: {
      ...rankColumns({ ...rank, points: newRank, sinceMs: newRank === oldRank ? rank.sinceMs : nowMs }),
      best_rank_points: Math.max(player.best_rank_points, newRank),
      win_streak: rewards.shown.win_streak.no,
      wins: player.wins + (won ? 1 : 0),
      energy: energy.current,
      energy_refill_at: isoOrNull(energy.nextRefillMs),
      energy_burned_at: isoOrNull(energy.lastBurnMs),
      first_win_day: firstWinDay,
      common_drop_day: commonDropDay,
      streak_day: streakDay,
      streak_paid_nano: String(streakPaidNano),
      referral_qualified_at: isoOrNull(qualified ? nowMs : (player.referral_qualified_at?.getTime() ?? null)),
      ...columnsFilledBy(chest, id),
    },
    results: resultsArgument(rank),
    league: ranked ? leagueOf({ won, match, winStreak: rewards.shown.win_streak.no }, season) : undefined,
    items: rewards.items,
    gifts: [...rewards.movements, ...(qualified ? [qualified.gift] : [])],
    messages: [...messagesOfFight(stored), ...(qualified ? [qualified.message] : [])],
    request,
    reference: { fight: id, energy: energyAfter },
  })
  return balances && { ...decided.shown(stored), ...balances, energy: energyAfter }
}

export const fight = guarded({
  columns: COLUMNS,
  reads,
  restore,
  settle: (scope, player, request) =>
    settle(scope, player, {
      clientSeed: scope.idempotencyKey,
      seenCommitment: scope.query.commitment,
      request,
    }),
})

/** Like the call, but without request and retry. @throws ApiError as the call; Error if the data changed meanwhile */
export const fightPending = async (scope: CallScope, playerId: number, clientSeed: string): Promise<void> => {
  const player = await readPlayerWith(scope.db, playerId, reads(playerId), [...COLUMNS, 'deleted_at'])
  if (!player || player.deleted_at !== null) throw new ApiError('player-not-found')
  const fought = await settle(scope, player, { clientSeed, seenCommitment: undefined, request: null })
  if (fought === null) throw new DatabaseUnavailable('the player has changed meanwhile')
}
