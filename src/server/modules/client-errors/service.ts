import { MS_PER_DAY } from '#rules/units.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredFrame } from '#server/db/tables/client-errors.ts'
import { createFindSource, type FindSource } from './source-position.ts'
import { deleteErrorsBefore, type ErrorGroup, groupsSince } from './store.ts'

const KEPT_DAYS = 30
/** Larger maps, of libraries, take longer to parse than players may wait. `hk errors` maps those frames. */
const LARGEST_MAP_BYTES = 300_000

/** The build puts the maps beside the client, where no request finds them. */
const sourceMapsOf = ({ clientDir }: Pick<ServerConfig, 'clientDir'>): string => `${clientDir}-maps`

export const findSourceWhileServing = (config: Pick<ServerConfig, 'clientDir'>): FindSource =>
  createFindSource(sourceMapsOf(config), LARGEST_MAP_BYTES)

const isOfBuild = ({ file }: StoredFrame): boolean => file.startsWith('assets/')

/** Groups that were seen in these days, the last seen first. Maps the frames that were too dear while serving. */
export const newestClientErrors = async (
  db: Db,
  config: Pick<ServerConfig, 'clientDir'>,
  about: { readonly nowMs: number; readonly days: number; readonly build: string | null; readonly limit: number },
): Promise<readonly ErrorGroup[]> => {
  const since = new Date(about.nowMs - about.days * MS_PER_DAY)
  const rows = await groupsSince(db, { since, build: about.build, limit: about.limit })
  const findSource = createFindSource(sourceMapsOf(config), Number.POSITIVE_INFINITY)
  return Promise.all(
    rows.map(async ({ first_at, last_at, count, frames, ...row }) => ({
      ...row,
      count: Number(count),
      frames: await Promise.all(frames.map((frame) => (isOfBuild(frame) ? findSource(frame) : frame))),
      firstMs: first_at.getTime(),
      lastMs: last_at.getTime(),
    })),
  )
}

export const pruneClientErrors = (db: Db, nowMs: number): Promise<number> =>
  deleteErrorsBefore(db, new Date(nowMs - KEPT_DAYS * MS_PER_DAY))
