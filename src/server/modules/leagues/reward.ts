import type { CallData } from '#contracts/schemas.ts'
import type { LeagueReward } from '#contracts/wire.ts'
import {
  LEAGUE_REWARDED_PLACES,
  type LeagueSlug,
  type LeagueWeek,
  leagueClaimableUntilMs,
  leagueWeekOf,
} from '#rules/leaderboards/league-rewards.ts'
import { ApiError } from '#server/api-error.ts'
import { iconUrl } from '#server/art.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { giveReward } from '#server/modules/inbox/service.ts'
import { itemImageUrl } from '#server/modules/items/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { givenOf, keyOf, leaguesOfSlug, rewardOf } from './leagues.ts'
import { insertClaim, type OwnLeague, ownLeaguesSelect } from './store.ts'

interface OwnWeek {
  readonly league: LeagueWeek
  readonly own: OwnLeague
}

const readOwn = async (
  { db, nowMs }: Scope,
  playerId: number,
  leagues: readonly LeagueWeek[],
): Promise<readonly OwnWeek[]> => {
  const keys = leagues.map(keyOf)
  const view = playerView({ leagues: (id) => ownLeaguesSelect(id, keys) }, ({ leagues: own }) => own)
  const read = await readView(db, playerId, view, { nowMs })
  return leagues.flatMap((league) => {
    const key = keyOf(league)
    const own = read.find(({ season, week }) => season === key.season && week === key.week)
    return own ? [{ league, own }] : []
  })
}

const dueReward = ({ league, own }: OwnWeek) => (own.isFinal ? rewardOf(league, own) : null)

const onTheWire = ({ league, own }: OwnWeek, isClaimed: boolean): LeagueReward => {
  const reward = rewardOf(league, own)
  const { awakeStones = 0, items = [], star = 0, stones = 0, tickets = 0, tokNano = 0 } = reward ?? {}
  const present = [
    { slug: 'stone-1', quantity: stones, image_url: iconUrl('stone-luck-leech-1') },
    { slug: 'material-awake-stone', quantity: awakeStones, image_url: iconUrl('material-awake-stone') },
  ]
  return {
    has_reward: dueReward({ league, own }) !== null,
    has_claimed: isClaimed,
    rank: own.place !== null && own.place <= LEAGUE_REWARDED_PLACES ? own.place : null,
    tickets: tickets > 0 ? [{ slug: 'tournament-ticket', quantity: tickets, image_url: iconUrl('ticket') }] : [],
    chests: [],
    equipments: items.map((rarity, index) => ({
      id: `any-${rarity}-${index + 1}`,
      name: rarity,
      type: null,
      rarity,
      image_url: itemImageUrl({ slug: `sword-${rarity}`, type: 'sword', rarity }),
    })),
    tok: tokNano,
    star,
    stones: present.filter(({ quantity }) => quantity > 0),
    season: league.season,
    week: league.slug,
    points: own.points,
    is_final: own.isFinal,
    closes_at: new Date(league.closeMs).toISOString(),
    claimable_until: new Date(leagueClaimableUntilMs(league)).toISOString(),
  }
}

/** Also true once the time to claim is over (R27). */
const isClaimed = ({ league, own }: OwnWeek, nowMs: number): boolean =>
  own.isClaimed || nowMs >= leagueClaimableUntilMs(league)

/**
 * Shows one league of the slug (R27, row 151): the latest finished one until it is claimed or its time to claim is
 * over, even without a reward; else the running one, else the finished one, else the next one.
 */
export const leagueReward = async ({ db, nowMs }: Scope, playerId: number, slug: LeagueSlug): Promise<LeagueReward> => {
  const calendar = await currentSeason(db, nowMs)
  const { finished, running } = leaguesOfSlug(calendar, slug, nowMs)
  const leagues = [finished, running].filter((league) => league !== null)
  if (leagues.length === 0) leagues.push(leagueWeekOf(calendar, calendar.number, slug))
  const own = await readOwn({ db, nowMs }, playerId, leagues)
  const open = own.find((week) => week.league === finished && !isClaimed(week, nowMs))
  const shown = open ?? own.find((week) => week.league === running) ?? own[0]
  if (!shown) throw new ApiError('player-not-found')
  return onTheWire(shown, isClaimed(shown, nowMs))
}

/**
 * A reward is claimed once, within fourteen days of the league's close (R27, R28, rows 150, 151), in the caller's
 * transaction. This call and the inbox job both insert the claim's row first, so only one of them gives the reward.
 * @throws ApiError `player-not-found`; `not-claimable`; `already-claimed`, also after the fourteen days
 */
export const claimLeagueReward = async (
  scope: CallScope,
  playerId: number,
  slug: LeagueSlug,
): Promise<CallData<'league.claimReward'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const { finished } = leaguesOfSlug(await currentSeason(db, nowMs), slug, nowMs)
  const [week] = finished ? await readOwn({ db, nowMs }, playerId, [finished]) : []
  if (!week) throw new ApiError('not-claimable')
  const key = keyOf(week.league)
  const named = { season: key.season, week: slug }
  if (isClaimed(week, nowMs)) throw new ApiError('already-claimed', named)
  const reward = dueReward(week)
  if (reward === null) throw new ApiError('not-claimable', named)
  if (!(await insertClaim(db, playerId, key, nowMs))) throw new ApiError('already-claimed', named)
  const ref = `league-${key.season}-${slug}`
  const opened = await giveReward(scope, playerId, { reason: 'league-reward', ref, reward: givenOf(reward) })
  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  return { reward: onTheWire(week, true), opened, balance: Number(tok), stars: Number(star) }
}
