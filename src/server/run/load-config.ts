import fs from 'node:fs'
import path from 'node:path'
import { parseConfig, type ServerConfig } from '#server/config/config.ts'
import { refuseFolderAsFile, refuseUnusableFolder } from '#server/config/config-paths.ts'
import { withSettingFiles } from '#server/config/setting-files.ts'
import { withFakeLinks } from '#server/local/fake-links.ts'
import { localBotToken } from '#server/local/local-bot-token.ts'

const builtId = (clientDir: string): string | null => {
  const file = path.join(clientDir, 'build-id.txt')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
}

export const loadConfig = (): ServerConfig => {
  const env = withSettingFiles(process.env)
  const config = withFakeLinks(
    parseConfig(env, (dataDir) => {
      refuseUnusableFolder('DATA_DIR', dataDir)
      return localBotToken(dataDir)
    }),
  )
  if (config.databaseUrl === null) refuseUnusableFolder('DATA_DIR', config.dataDir)
  if (config.testClockFile !== null) refuseFolderAsFile('TEST_CLOCK', config.testClockFile)
  if (config.testEntropyFile !== null) refuseFolderAsFile('TEST_ENTROPY', config.testEntropyFile)
  return env.BUILD_ID?.trim() ? config : { ...config, buildId: builtId(config.clientDir) ?? config.buildId }
}
