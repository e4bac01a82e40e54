import { refuseMissingClient } from '#server/config/config-paths.ts'
import { processesOf } from '#server/config/processes-option.ts'
import { refuseDatabaseElsewhere } from '#server/local/database-elsewhere.ts'
import { connectionsOf } from '#server/processes/connections.ts'
import { buildIfNeeded, SERVER_FILE } from './build-all.ts'
import { endOf, onStopSignal, openDatabaseServer, refuseBusyPort, runCommand, startServerProcess } from './launcher.ts'
import { loadConfig } from './load-config.ts'
import { startLocalMessenger } from './local-messenger.ts'
import { noteAddress } from './running-address.ts'

const say = (line: string): void => console.log(line)

/** Connections left for commands that run beside the game. */
const FREE_CONNECTIONS = 20

const MODE_LINES = {
  local:
    'Local mode: test players, no messenger needed, purchases in Stars cost nothing; only this machine can reach it.',
  messenger: 'Messenger mode: players come with the launch data of your bot.',
} as const

await runCommand(async () => {
  const args = process.argv.slice(2)
  const processes = processesOf(args)
  const config = loadConfig()
  refuseDatabaseElsewhere(config)
  refuseMissingClient(config)
  await refuseBusyPort(config)
  await buildIfNeeded(say)
  const messenger = await startLocalMessenger(config)
  const database = await openDatabaseServer(config, {
    alone: true,
    connections: connectionsOf(processes, config) + FREE_CONNECTIONS,
  })
  const env = { ...messenger.env, DATABASE_URL: database.url }
  const server = startServerProcess([SERVER_FILE, ...args], env, ({ ready, mode }) => {
    void noteAddress(config, ready)
    say(`House Kombat is ready: ${ready}`)
    if (processes > 1) say(`${processes} processes take the calls.`)
    say(`${MODE_LINES[mode]} ${database.description[0]?.toUpperCase()}${database.description.slice(1)}.`)
  })
  onStopSignal(() => void server.stop())
  const code = await endOf(server, database)
  await messenger.stop()
  await database.stop()
  process.exit(code)
})
