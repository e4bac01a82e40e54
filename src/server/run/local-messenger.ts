import path from 'node:path'
import type { ServerConfig } from '#server/config/config.ts'
import { withSettingFiles } from '#server/config/setting-files.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { startServerProcess } from './launcher.ts'

interface LocalMessenger {
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const NONE: LocalMessenger = { env: {}, stop: async () => undefined }

const isSet = (name: string): boolean => (withSettingFiles(process.env)[name] ?? '').trim() !== ''

/**
 * In local mode starts the fake messenger (R45), unless BOT_API_ROOT or BOT_UPDATES is set. Its state is in DATA_DIR.
 * @throws OperatorError
 */
export const startLocalMessenger = async ({
  mode,
  dataDir,
}: Pick<ServerConfig, 'mode' | 'dataDir'>): Promise<LocalMessenger> => {
  if (mode !== 'local' || isSet('BOT_API_ROOT') || isSet('BOT_UPDATES')) return NONE
  const state = path.join(dataDir, 'stand-in-messenger.jsonl')
  let heard = (_root: string): void => undefined
  const listens = new Promise<string>((resolve) => {
    heard = resolve
  })
  const messenger = startServerProcess<{ readonly root: string }>(
    ['--import', 'tsx', 'src/server/run/bot-api.ts'],
    { PORT: '0', STATE_FILE: state },
    ({ root }) => heard(root),
  )
  const root = await Promise.race([listens, messenger.ended])
  if (typeof root === 'number')
    throw new OperatorError(`The stand-in messenger did not start; if ${state} is damaged, remove it.`)
  return { env: { BOT_API_ROOT: root, BOT_UPDATES: 'polling' }, stop: messenger.stop }
}
