import fs from 'node:fs'
import path from 'node:path'
import { parseConfig, type ServerConfig } from './config.ts'
import { localBotToken } from './local/local-bot-token.ts'
import { withStandInLinks } from './local/stand-in-links.ts'

const builtId = (clientDir: string): string | null => {
  const file = path.join(clientDir, 'build-id.txt')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
}

/**
 * The configuration of this process: the environment, the token of local mode, the id of the build it serves.
 * @throws ConfigError
 */
export const loadConfig = (): ServerConfig => {
  const config = withStandInLinks(parseConfig(process.env, localBotToken))
  return process.env.BUILD_ID?.trim() ? config : { ...config, buildId: builtId(config.clientDir) ?? config.buildId }
}
