import { createHmac } from 'node:crypto'
import { serialize } from 'node:v8'
import { type ServerConfig, UNBUILT_ID } from '../../config.ts'

/** The part of the configuration that home's views are given, and nothing else of it. */
const VIEW_CONFIG_KEYS = [
  'mode',
  'adRewardSecret',
  'client',
  'taskLinks',
  'folderChats',
] as const satisfies readonly (keyof ServerConfig)[]

/** The configuration that home's views depend on. */
export type ViewConfig = Pick<ServerConfig, (typeof VIEW_CONFIG_KEYS)[number]>

/** What home's views may know of a process's configuration. */
export const viewConfigOf = (config: ServerConfig): ViewConfig =>
  Object.fromEntries(VIEW_CONFIG_KEYS.map((key) => [key, config[key]])) as unknown as ViewConfig

/** All that an answer of home is made of. */
export interface HomeSources {
  readonly viewConfig: ViewConfig
  /** What home's statement has read of the player. */
  readonly read: object
  /** The parts that depend on the instant, as they are answered. */
  readonly timedParts: readonly string[]
}

const VERSION_LENGTH = 32

/**
 * The version of a player's answer of home, the same in every process of a build: equal versions are equal answers, since the
 * serialized form of what an answer is made of tells different values apart. Null where the code changes under one build id.
 */
export const versionOfHome = (
  { buildId, botToken }: Pick<ServerConfig, 'buildId' | 'botToken'>,
  sources: HomeSources,
): string | null => {
  if (buildId === UNBUILT_ID) return null
  const { read, timedParts, viewConfig } = sources
  // Keyed, so that nobody finds out by trying what the player is not shown.
  const hash = createHmac('sha256', botToken).update(serialize([buildId, viewConfig, read, timedParts]))
  return hash.digest('base64url').slice(0, VERSION_LENGTH)
}
