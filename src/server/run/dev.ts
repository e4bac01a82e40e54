import net from 'node:net'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { UNBUILT_ID } from '#server/config/config.ts'
import { pageFor } from '#server/http/pages.ts'
import { refuseDatabaseElsewhere } from '#server/local/database-elsewhere.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { buildArt } from './build-art.ts'
import { createDevVite, listenWithVite } from './dev-vite.ts'
import {
  onStopSignal,
  openDatabaseServer,
  refuseBusyPort,
  runCommand,
  type ServerProcess,
  startServerProcess,
} from './launcher.ts'
import { loadConfig } from './load-config.ts'
import { startLocalMessenger } from './local-messenger.ts'
import { noteAddress } from './running-address.ts'

const SERVED_BY_THE_SERVER = ['/api', '/local', '/healthz', '/readyz']
/** A change in these folders restarts the server. The browser itself reloads scenes and client. */
const SERVER_SOURCES = ['src/server', 'src/rules', 'src/contracts'].map((name) => path.resolve(name) + path.sep)

const isOfTheServer = (file: string): boolean => SERVER_SOURCES.some((directory) => file.startsWith(directory))
const SETTLE_MS = 60
/** Longest wait for a restart, because a server with a syntax error does not come back. */
const RESTART_MS = 10_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

const localModePage = (): Plugin => ({
  name: 'house-kombat-mode',
  transformIndexHtml: (html) => pageFor(html, 'local'),
})

/** Holds requests back during a restart. A page that reloads at that moment would get an error. */
class Restarts {
  #isOver: Promise<void> = Promise.resolve()
  #end: (() => void) | null = null

  begin(): void {
    if (this.#end) return
    this.#isOver = new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), RESTART_MS)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  end(): void {
    this.#end?.()
    this.#end = null
  }

  readonly plugin: Plugin = {
    name: 'house-kombat-restarts',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (SERVED_BY_THE_SERVER.some((prefix) => request.url?.startsWith(prefix))) void this.#isOver.then(() => next())
        else next()
      })
    },
  }
}

const restartOnChange = (
  vite: ViteDevServer,
  restarts: Restarts,
  start: () => ServerProcess,
): { stop(): Promise<void> } => {
  let current = start()
  let restarting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add([...SERVER_SOURCES])
  vite.watcher.on('all', (_event, file) => {
    if (!isOfTheServer(path.resolve(file))) return
    restarts.begin()
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(async () => {
        await current.stop()
        current = start()
      })
    }, SETTLE_MS)
  })
  return {
    stop: async () => {
      clearTimeout(timer)
      await restarting
      await current.stop()
    },
  }
}

await runCommand(async () => {
  const config = loadConfig()
  refuseDatabaseElsewhere(config)
  await refuseBusyPort(config)
  await buildArt((line) => console.log(line))
  const messenger = await startLocalMessenger(config)
  const database = await openDatabaseServer(config, { alone: true })
  const port = await freePort()
  const target = `http://127.0.0.1:${port}`
  const restarts = new Restarts()
  const vite = await createDevVite({
    plugins: [restarts.plugin, ...(config.mode === 'local' ? [localModePage()] : [])],
    server: {
      host: config.host,
      port: config.port,
      proxy: Object.fromEntries(SERVED_BY_THE_SERVER.map((prefix) => [prefix, { target }])),
    },
  })
  const address = await listenWithVite(vite, config.host)
  await noteAddress(config, address)
  let announced = false
  const own = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: String(port), BUILD_ID: UNBUILT_ID }
  const env = { ...messenger.env, ...own }
  const server = restartOnChange(vite, restarts, () =>
    startServerProcess(['--import', 'tsx', 'src/server/main.ts'], env, () => {
      if (announced) console.log('The server runs again.')
      else console.log(`House Kombat is ready: ${address} (development, hot reload)`)
      announced = true
      restarts.end()
    }),
  )
  const stop = async (): Promise<void> => {
    await server.stop()
    await vite.close()
    await messenger.stop()
    await database.stop()
  }
  onStopSignal(async () => {
    await stop()
    process.exit(0)
  })
  const problem = await database.ended
  await stop()
  throw new OperatorError(problem)
})
