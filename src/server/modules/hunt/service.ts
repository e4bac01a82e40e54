import type { CallData } from '#contracts/schemas.ts'
import type { Hunt, HuntMilestones } from '#contracts/wire.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import { HUNT_MILESTONES, huntOdds, huntStageOf, isHuntStageOpen } from '#rules/hunt/hunts.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { minterFor } from '#server/db/movements.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import {
  collectHunt,
  type Hunter,
  hunterSelect,
  insertHunt,
  type LastHunt,
  lastHuntSelect,
  openHunt,
  openHunts,
  type SeenHunt,
  takenMilestonesSelect,
} from './store.ts'

const PICTURE_SEED_BYTES = 8

const onTheWire = (hunt: SeenHunt): Hunt => ({
  slug: hunt.slug,
  started_at: new Date(hunt.startedMs).toISOString(),
  end_time: new Date(hunt.endsMs).toISOString(),
  kills: hunt.kills,
  seed: hunt.pictureSeed,
})

export const LAST_HUNT_PARTS = { lastHunt: lastHuntSelect }

export const lastHuntActMs = (lastHunt: LastHunt | null): number | null =>
  lastHunt && Math.max(lastHunt.startedMs, lastHunt.collectedMs ?? 0)

export const currentHuntView = playerView(LAST_HUNT_PARTS, ({ lastHunt }) =>
  lastHunt && lastHunt.collectedMs === null ? onTheWire(lastHunt) : null,
)

export const HUNTER_PARTS = { hunter: hunterSelect }

export const hunterFrom = (read: Hunter | null | undefined): Hunter => read ?? { demonsKilled: 0, huntsCollected: 0 }

export const milestonesView = playerView(
  { takenMilestones: takenMilestonesSelect, ...HUNTER_PARTS },
  (read): HuntMilestones => ({
    claimed: read.takenMilestones.toSorted((one, other) => one - other),
    total_demon_killed: hunterFrom(read.hunter).demonsKilled,
    milestones: HUNT_MILESTONES.map(({ awakeStones, box, killsNeeded, level, tokNano }) => ({
      level,
      kills_needed: killsNeeded,
      reward_tok: tokNano,
      box,
      awake_stones: awakeStones,
    })),
  }),
)

/**
 * The outcome is decided now, at the start (rows 175, 176; R33). @throws ApiError `player-not-found`, `hunt-locked`
 * with the kills needed, `hunt-running`
 */
export const startHunt = async (scope: CallScope, playerId: number, slug: HuntSlug): Promise<Hunt> => {
  const { db, nowMs, entropy } = scope
  await getPlayerLocked(db, playerId)
  const stage = huntStageOf(slug)
  const { demonsKilled } = hunterFrom(await readPart(db, playerId, hunterSelect))
  if (!isHuntStageOpen(stage, demonsKilled)) throw new ApiError('hunt-locked', { killsNeeded: stage.killsNeeded })
  const endsMs = nowMs + stage.durationMs
  const outcome = await drawLuck(scope, playerId, 'hunt', huntOdds(stage), { shownFromMs: endsMs })
  const hunt = {
    id: uuidV7(entropy, nowMs),
    playerId,
    slug,
    startedMs: nowMs,
    endsMs,
    outcome,
    pictureSeed: entropy.bytes(PICTURE_SEED_BYTES).toString('hex'),
  }
  if (!(await insertHunt(db, hunt))) throw new ApiError('hunt-running')
  return onTheWire({ ...hunt, kills: outcome.kills })
}

/**
 * A hunt is collected once (R33, R43). @throws ApiError `player-not-found`, `hunt-not-found`, `not-claimable` with
 * `waitMs` while it runs
 */
export const claimHunt = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  slug: HuntSlug,
): Promise<CallData<'hunting.claim'>> => {
  await getPlayerLocked(db, playerId)
  const hunt = await openHunt(db, playerId)
  if (!hunt || hunt.slug !== slug) throw new ApiError('hunt-not-found')
  const waitMs = hunt.ends_at.getTime() - nowMs
  if (waitMs > 0) throw new ApiError('not-claimable', { waitMs })
  const { kills, stars, stones, tokNano } = hunt.outcome
  const demonsKilled = await collectHunt(db, hunt, kills, nowMs)
  if (demonsKilled === undefined) throw new ApiError('hunt-not-found')
  const give = minterFor({ entropy, nowMs }, playerId, { reason: 'hunt', ref: hunt.id })
  await giveOrInbox({ db, nowMs }, [
    give('tok', tokNano),
    give('star', stars),
    ...stones.map(({ type, level }) => give(`stone:${type}:${level}`, 1)),
  ])
  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  return {
    slug,
    kills,
    reward_tok: tokNano,
    stars,
    stones: stones.map((stone) => ({ ...stone })),
    total_demon_killed: demonsKilled,
    balance: Number(tok),
    star_balance: Number(star),
  }
}

export const huntTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly startedMs: number; readonly done: NotificationTrigger }>> =>
  new Map(
    (await openHunts(db, playerIds)).map(({ id, player_id, started_at, ends_at }) => [
      player_id,
      { startedMs: started_at.getTime(), done: { subject: id, atMs: ends_at.getTime() } },
    ]),
  )
