import { spawn } from 'node:child_process'
import path from 'node:path'
import type { ErrorPayload, ViteDevServer } from 'vite'

/** What is watched, and what is done about it. */
export interface LiveArtOptions {
  /** Folders of drawings. */
  readonly directories: readonly string[]
  /** The artists' folder. */
  readonly overrideDir: string
  /** The folder that a rebuild writes. */
  readonly generatedDir: string
  /** Builds the art; returns the problem that stopped it, or null. */
  readonly rebuild: () => Promise<string | null>
  /** Looks at the artists' folder: a text that changes with any file of it. */
  readonly look: (overrideDir: string) => Promise<string>
}

/** Programs save in several steps: a rebuild starts this long after the last change of a drawing. */
export const SETTLE_MS = 400
/**
 * How often the artists' folder is looked at. File events would do for drawings, but not here: those of a folder that is
 * deleted and copied again, of a link's target and of a network drive are lost. An atlas is two files, and a drop may be many: a
 * rebuild starts after a look that found nothing new, however long a look takes on a busy machine.
 */
const LOOK_MS = 300
const OVERLAY_TITLE = 'The art was not rebuilt:'

/** Event by which a page says which build of the art it was loaded with, by its number. */
export const ART_BUILD_EVENT = 'house-kombat:art-build'

/** Builds the art in a child process: this one has the old drawings loaded. */
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

/** What the server knows of the art it keeps live. */
export interface LiveArt {
  /** How many builds have ended well since the server started. */
  buildNumber(): number
}

/**
 * Rebuilds the art when a drawing or an override changes and reloads the pages. A fault that stops the build, in our own
 * drawings, is shown in Vite's overlay, also on pages opened later. A page that was being loaded while a build ended, too early
 * to get the message to reload, says the number of its build once it is connected, and is reloaded then.
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
    // Invalidated here: the page may reload before Vite's own watcher notices.
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
