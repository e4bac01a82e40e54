import { spawn } from 'node:child_process'
import path from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'

export interface LiveArtOptions {
  readonly directories: readonly string[]
  readonly overrideDir: string
  readonly generatedDir: string
  readonly rebuild: () => Promise<string | null>
  /** Returns a text that changes with any file that the build reads from the folder. */
  readonly look: (overrideDir: string) => Promise<string>
}

/** Wait after the last change, because programs save in several steps. */
export const SETTLE_MS = 400
/** Polling interval. File events miss deleted folders, targets of symbolic links and network drives. */
const LOOK_MS = 300
const OVERLAY_TITLE = 'The art was not rebuilt:'

/** Sent by a page, with the number of the art build that it was loaded with. */
export const ART_BUILD_EVENT = 'house-kombat:art-build'

/** Runs in a child process, because this process has loaded the old drawings. Returns the error, null without one. */
export const rebuildArt = (root: string): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'assets/build/run.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (data) => {
      output += data
    })
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? null : output.trim() || `the art build ended with ${code}`))
  })

export interface LiveArt {
  buildNumber(): number
}

/**
 * Reloads all pages after a rebuild. A page that was loading during the rebuild sends its build number and is reloaded
 * then.
 */
export const keepArtLive = (server: ViteDevServer, options: LiveArtOptions): LiveArt => {
  const { hot } = server.environments.client
  const watched = options.directories.map((directory) => path.resolve(directory) + path.sep)
  let problem: string | null = null
  let buildNumber = 0
  let timer: NodeJS.Timeout | undefined
  let rebuilding = Promise.resolve()

  const overlayOf = (text: string): ErrorPayload => ({
    type: 'error',
    err: { message: `${OVERLAY_TITLE}\n${text}`, stack: '', plugin: 'house-kombat-art' },
  })
  const forgetOldModules = (): void => {
    // Vite's own watcher may come after the reload of the page.
    const { moduleGraph } = server.environments.client
    for (const file of moduleGraph.fileToModulesMap.keys()) {
      if (path.resolve(file).startsWith(options.generatedDir + path.sep)) moduleGraph.onFileChange(file)
    }
  }
  const rebuild = async (): Promise<void> => {
    problem = await options.rebuild()
    if (problem === null) {
      buildNumber += 1
      forgetOldModules()
      hot.send({ type: 'full-reload', path: '*' })
    } else {
      server.config.logger.error(`${OVERLAY_TITLE}\n${problem}`)
      hot.send(overlayOf(problem))
    }
  }

  const rebuildNext = (): void => {
    rebuilding = rebuilding.then(rebuild)
  }
  const rebuildSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(rebuildNext, SETTLE_MS)
  }

  let looking: NodeJS.Timeout | undefined
  let isClosed = false
  const look = async (known: string, isArriving: boolean): Promise<void> => {
    const state = await options.look(options.overrideDir)
    if (isClosed) return
    const hasChanged = state !== known
    if (isArriving && !hasChanged) rebuildNext()
    looking = setTimeout(() => void look(state, hasChanged), LOOK_MS).unref()
  }
  void options.look(options.overrideDir).then((state) => look(state, false))

  server.watcher.add([...options.directories])
  server.watcher.on('all', (_event, file) => {
    if (watched.some((directory) => path.resolve(file).startsWith(directory))) rebuildSoon()
  })
  hot.on('vite:client:connect', (_data, page) => {
    if (problem !== null) page.send(overlayOf(problem))
  })
  hot.on(ART_BUILD_EVENT, (number: unknown, page) => {
    if (number !== buildNumber) page.send({ type: 'full-reload', path: '*' })
  })
  server.httpServer?.once('close', () => {
    isClosed = true
    clearTimeout(timer)
    clearTimeout(looking)
  })
  return { buildNumber: () => buildNumber }
}
