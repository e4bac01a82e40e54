import type { CallData } from '#contracts/schemas.ts'
import { CHEST_KINDS, isChestReady, isChestRunning } from '#rules/chests/win-chests.ts'
import { CLAIM_MIN_INTERVAL_MS } from '#rules/constants.ts'
import { HUNT_STAGES, isHuntStageOpen } from '#rules/hunt/hunts.ts'
import { pathBits, readyPathSteps } from '#rules/season-path/season-path.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import type { Visit } from './player.ts'

type Home = CallData<'users.home'>
type PartName = keyof Home
type PartData<N extends PartName> = Extract<NonNullable<Home[N]>, { readonly status: 200 }>['data']

/** Null if the section is missing, or if its call has failed. */
export const partOf = <N extends PartName>(home: Home, name: N): PartData<N> | null => {
  const part = home[name] as { readonly status: number; readonly data?: unknown } | undefined
  return part?.status === 200 ? (part.data as PartData<N>) : null
}

/** Time until the next visit, in the evening until the next morning. The longest hunt that ends by then is started. */
const NEXT_VISIT_MS = 8 * MS_PER_HOUR
const NIGHT_MS = 13 * MS_PER_HOUR
const EVENING_HOUR = 18

/** Claims rewards of leagues, season and medals (R27, R28, R30, R31). */
export const claimSeason = async ({ call }: Visit, home: Home): Promise<void> => {
  const season = partOf(home, 'combats.season')
  const own = partOf(home, 'season.me')
  if (season && own && own.current_season < season.current_season) {
    await call('season.start', {})
    const reward = await call('season.reward', {})
    if (reward?.status === 'claimable') await call('season.claimReward', {})
  }
  for (const week of partOf(home, 'league.waiting') ?? []) await call('league.claimReward', { query: { week } })
  for (const type of partOf(home, 'medals.waiting') ?? []) await call('medals.claim', { params: { type } })
}

/** Claims the ready steps of the season path (R53). */
const claimPath = async ({ call }: Visit, home: Home): Promise<void> => {
  const path = partOf(home, 'season.path')
  for (const { season, points, claimed } of [path, path?.ended].filter((each) => each != null))
    for (const step of readyPathSteps(points, pathBits(claimed)))
      await call('season.claimPathStep', { params: { step }, body: { season } })
}

/** Opens what is ready, then starts the rarest of the others, if none runs (R54). */
const tendChests = async ({ call, nowMs }: Visit, home: Home): Promise<void> => {
  const chests = partOf(home, 'chests.list')?.chests ?? []
  const readyMs = ({ ready_at }: (typeof chests)[number]) => (ready_at === null ? null : Date.parse(ready_at))
  for (const chest of chests)
    if (isChestReady(readyMs(chest), nowMs())) await call('chests.open', { params: { id: chest.id } })
  if (chests.some((chest) => isChestRunning(readyMs(chest), nowMs()))) return
  const rarest = CHEST_KINDS.toReversed().flatMap((kind) =>
    chests.filter((chest) => chest.kind === kind && chest.ready_at === null),
  )[0]
  if (rarest) await call('chests.start', { params: { id: rarest.id } })
}

export const claimDaily = async (visit: Visit, home: Home): Promise<void> => {
  const { call, nowMs, player } = visit
  const lastClaim = partOf(home, 'users.lastClaim')
  if (lastClaim !== null && nowMs() - Date.parse(lastClaim) >= CLAIM_MIN_INTERVAL_MS) await call('users.claim', {})
  if (partOf(home, 'daily.get')?.claimed_today === false) await call('daily.claim', {})
  for (const { step, state } of partOf(home, 'users.firstDays')?.steps ?? [])
    if (state === 'ready') await call('users.claimFirstDay', { params: { step } })
  await claimPath(visit, home)
  await tendChests(visit, home)
  for (const { id, claimed_at } of partOf(home, 'inbox.list') ?? [])
    if (claimed_at === null) await call('inbox.claim', { params: { id } })
  if (!player.habit.spends) return
  const boost = partOf(home, 'users.boostSources')?.sources.find(
    ({ source, available }) => available && source !== 'ad',
  )
  if (boost) await call('users.takeBoost', { body: { source: boost.source } })
}

export const hunt = async ({ call, nowMs, player }: Visit, home: Home): Promise<void> => {
  const milestones = partOf(home, 'hunting.milestones')
  const current = partOf(home, 'hunting.current')
  let killed = milestones?.total_demon_killed ?? 0
  const isOut = current !== null && Date.parse(current.end_time) > nowMs()
  if (current && !isOut) {
    const claimed = await call('hunting.claim', { params: { slug: current.slug } })
    killed = claimed?.total_demon_killed ?? killed
  }
  for (const { level, kills_needed } of milestones?.milestones ?? [])
    if (killed >= kills_needed && !milestones?.claimed.includes(level))
      await call('hunting.claimMilestone', { params: { level } })
  if (isOut || !player.habit.hunts) return
  const untilMs = new Date(nowMs()).getUTCHours() >= EVENING_HOUR ? NIGHT_MS : NEXT_VISIT_MS
  const stage = HUNT_STAGES.filter((each) => isHuntStageOpen(each, killed) && each.durationMs <= untilMs).at(-1)
  if (stage) await call('hunting.start', { params: { slug: stage.slug } })
}
