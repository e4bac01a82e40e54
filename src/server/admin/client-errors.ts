import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { newestClientErrors } from '#server/modules/client-errors/service.ts'

const FRAMES_SHOWN = 5

interface ErrorsAsked {
  readonly nowMs: number
  readonly days: number
  /** Null for all. */
  readonly build: string | null
  readonly limit: number
}

const minute = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** One block per cause and build, the most recently seen first. */
export const clientErrorLines = async (
  db: Db,
  config: Pick<ServerConfig, 'clientDir'>,
  asked: ErrorsAsked,
): Promise<string[]> => {
  const groups = await newestClientErrors(db, config, { ...asked, kind: null })
  if (groups.length === 0) return [`No errors of browsers in ${asked.days} days.`]
  return groups.flatMap(({ kind, message, build, count, firstMs, lastMs, frames }, index) => [
    ...(index === 0 ? [] : ['']),
    `${count} × ${kind}  build ${build}  since ${minute(firstMs)}, last ${minute(lastMs)} UTC`,
    `  ${message === '' ? '(no message)' : message}`,
    ...frames
      .slice(0, FRAMES_SHOWN)
      .map(({ file, line, column, name }) => `    ${file}:${line}:${column}${name === undefined ? '' : `  ${name}`}`),
  ])
}
