import { createHmac, hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { type ServerConfig, UNBUILT_ID } from '#server/config/config.ts'

/** Only settings that views of home use: others must not change the version. */
const VIEW_CONFIG_KEYS = [
  'mode',
  'adRewardSecret',
  'client',
  'taskLinks',
  'folderChats',
] as const satisfies readonly (keyof ServerConfig)[]

export type ViewConfig = Pick<ServerConfig, (typeof VIEW_CONFIG_KEYS)[number]>

export const viewConfigOf = (config: ServerConfig): ViewConfig =>
  Object.fromEntries(VIEW_CONFIG_KEYS.map((key) => [key, config[key]])) as unknown as ViewConfig

/** Keys the version's hash with a secret, so that hidden values cannot be guessed by trial. Null if code can change under one build id. */
export const versionKeyOf = (
  { botToken, buildId }: Pick<ServerConfig, 'buildId' | 'botToken'>,
  viewConfig: ViewConfig,
): string | null =>
  buildId === UNBUILT_ID
    ? null
    : createHmac('sha256', botToken)
        .update(serialize([buildId, viewConfig]))
        .digest('base64url')

interface PlayersSources {
  readonly read: object
  readonly dayMs: number
  readonly timedParts: readonly string[]
}

const VERSION_LENGTH = 32

/** Equal versions mean equal answers, in every process. `serialize` keeps different values apart. */
export const versionOfHome = (key: string, { dayMs, read, timedParts }: PlayersSources): string =>
  hash('sha256', serialize([key, read, dayMs, timedParts]), 'base64url').slice(0, VERSION_LENGTH)
