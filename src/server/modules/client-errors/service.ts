import { MS_PER_DAY } from '#rules/units.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredFrame } from '#server/db/tables/client-errors.ts'
import { createFindSource, type FindSource } from './source-position.ts'
import {
  buildsSince,
  deleteErrorsBefore,
  type ErrorFilter,
  type ErrorGroup,
  type GroupKey,
  groupOf,
  groupsSince,
  playersByGroup,
  playersOfGroup,
} from './store.ts'

const KEPT_DAYS = 30
/** Larger maps, of libraries, take longer to parse than players may wait. `hk errors` maps those frames. */
const LARGEST_MAP_BYTES = 300_000

/** The build writes the maps next to the folder that is served, so that no request finds them. */
const sourceMapsOf = ({ clientDir }: Pick<ServerConfig, 'clientDir'>): string => `${clientDir}-maps`

export const findSourceWhileServing = (config: Pick<ServerConfig, 'clientDir'>): FindSource =>
  createFindSource(sourceMapsOf(config), LARGEST_MAP_BYTES)

const isOfBuild = ({ file }: StoredFrame): boolean => file.startsWith('assets/')

const withSources = async (group: ErrorGroup, findSource: FindSource): Promise<ErrorGroup> => ({
  ...group,
  frames: await Promise.all(group.frames.map((frame) => (isOfBuild(frame) ? findSource(frame) : frame))),
})

const findAnySource = (config: Pick<ServerConfig, 'clientDir'>): FindSource =>
  createFindSource(sourceMapsOf(config), Number.POSITIVE_INFINITY)

type Asked = ErrorFilter & { readonly nowMs: number; readonly days: number }

/** Groups seen in the last `days`, most recently seen first. The frames are as stored. */
export const storedClientErrors = (db: Db, { nowMs, days, ...filter }: Asked): Promise<readonly ErrorGroup[]> =>
  groupsSince(db, { ...filter, since: new Date(nowMs - days * MS_PER_DAY) })

/** Also maps the frames whose maps were too large to parse while serving. */
export const newestClientErrors = async (
  db: Db,
  config: Pick<ServerConfig, 'clientDir'>,
  asked: Asked,
): Promise<readonly ErrorGroup[]> => {
  const groups = await storedClientErrors(db, asked)
  const findSource = findAnySource(config)
  return Promise.all(groups.map((group) => withSources(group, findSource)))
}

/** Maps the whole stack: some 100 ms for one cause. Null for an unknown one. */
export const clientErrorOf = async (
  db: Db,
  config: Pick<ServerConfig, 'clientDir'>,
  key: GroupKey,
): Promise<ErrorGroup | null> => {
  const group = await groupOf(db, key)
  return group === null ? null : withSources(group, findAnySource(config))
}

/** Unmapped files, libraries, and the error reporter itself, which creates the error for a lost WebGL context. */
const ASIDE = /^(?:assets|node_modules|src\/client\/errors)\//

/**
 * The innermost frame of the game's own code, because the first is often a library's. Without such a frame, the first.
 */
export const placeOf = ({ frames }: Pick<ErrorGroup, 'frames'>): StoredFrame | null =>
  frames.find(({ file }) => !ASIDE.test(file)) ?? frames[0] ?? null

const BUILDS = 20
export const buildsWithErrors = (db: Db, nowMs: number, days: number): Promise<readonly string[]> =>
  buildsSince(db, new Date(nowMs - days * MS_PER_DAY), BUILDS)

export interface PlayerCount {
  readonly players: number
  /** True if older reports, which were not read, may also have this cause. */
  readonly isAtLeast: boolean
}

/** How many signed-in players had each cause, as far as the newest `limit` reports tell. */
export const countErrorPlayers = async (db: Db, limit: number): Promise<(group: ErrorGroup) => PlayerCount> => {
  const counted = await playersByGroup(db, limit)
  const keyOf = ({ fingerprint, build }: GroupKey): string => `${fingerprint} ${build}`
  const byGroup = new Map(counted.map((row) => [keyOf(row), row.players]))
  const isCut = counted.reduce((sum, { reports }) => sum + reports, 0) >= limit
  const readBackMs = isCut ? Math.min(...counted.map(({ oldestMs }) => oldestMs)) : Number.NEGATIVE_INFINITY
  return (group) => ({ players: byGroup.get(keyOf(group)) ?? 0, isAtLeast: group.firstMs < readBackMs })
}

export const playersWithError = (
  db: Db,
  group: ErrorGroup,
  asked: { readonly reports: number; readonly limit: number },
): Promise<readonly { readonly playerId: bigint; readonly at: Date }[]> => playersOfGroup(db, group, asked)

export const pruneClientErrors = (db: Db, nowMs: number): Promise<number> =>
  deleteErrorsBefore(db, new Date(nowMs - KEPT_DAYS * MS_PER_DAY))
