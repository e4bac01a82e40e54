import { createHmac, hash } from 'node:crypto'
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

/**
 * What versions of home have in common in all processes of a build with this configuration; null where the code changes under one build
 * id. Secret, so that nobody finds out by trying what the player is not shown.
 */
export const versionKeyOf = (
  { botToken, buildId }: Pick<ServerConfig, 'buildId' | 'botToken'>,
  viewConfig: ViewConfig,
): string | null =>
  buildId === UNBUILT_ID
    ? null
    : createHmac('sha256', botToken)
        .update(serialize([buildId, viewConfig]))
        .digest('base64url')

/** All of one player that an answer of home is made of. */
interface PlayersSources {
  /** What home's statement has read. */
  readonly read: object
  readonly dayMs: number
  /** The parts that depend on the instant, as they are answered. */
  readonly timedParts: readonly string[]
}

const VERSION_LENGTH = 32

/**
 * The version of a player's answer of home, the same in every process of the key. Equal versions are equal answers: the serialized form
 * of what an answer is made of tells different values apart.
 */
export const versionOfHome = (key: string, { dayMs, read, timedParts }: PlayersSources): string =>
  hash('sha256', serialize([key, read, dayMs, timedParts]), 'base64url').slice(0, VERSION_LENGTH)
