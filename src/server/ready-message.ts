import type { ServerConfig } from './config.ts'

/** What a server process tells the one that started it, once it listens. */
export interface ReadyMessage {
  /** Its address. */
  readonly ready: string
  readonly mode: ServerConfig['mode']
}
