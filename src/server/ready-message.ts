import type { ServerConfig } from './config.ts'

export interface ReadyMessage {
  readonly ready: string
  readonly mode: ServerConfig['mode']
}
