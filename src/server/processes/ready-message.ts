import type { ServerConfig } from '#server/config/config.ts'

export interface ReadyMessage {
  readonly ready: string
  readonly mode: ServerConfig['mode']
}
