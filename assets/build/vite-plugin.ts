import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { ART_REPORT_URL } from '#assets/manifest/art-report.ts'
import { ART_ROOT } from '#assets/manifest/art-root.ts'
import { GENERATED_DIR, OVERRIDE_DIR } from './build-assets.ts'
import { leftOutPanel, type PanelWords } from './left-out-panel.ts'
import { ART_BUILD_EVENT, keepArtLive, type LiveArt, type LiveArtOptions, rebuildArt } from './live-art.ts'
import { overrideState } from './override/override-files.ts'
import { REPORT_FILE, wordsOfReport } from './report.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export const artFileName = (url: string): string | null => {
  const match = /^\/art\/([\w-]+\.[0-9a-f]{6,8}\.(?:json|mp3|png|webp))(?:\?.*)?$/.exec(url)
  return match?.[1] ?? null
}

const LIVE_ART: LiveArtOptions = {
  directories: ['additions', 'art', 'audio', 'manifest'].map((name) => path.join(ROOT, 'assets', name)),
  overrideDir: OVERRIDE_DIR,
  generatedDir: GENERATED_DIR,
  rebuild: () => rebuildArt(ROOT),
  look: overrideState,
}

// Only in development: the gallery reads the report.
const servedFileName = (url: string): string | null =>
  url.replace(/\?.*$/, '') === ART_REPORT_URL ? REPORT_FILE : artFileName(url)

const PICTURE = /\.(?:png|webp)$/

/**
 * If the file is gone, returns the file of that name with another hash, for pages loaded before a rebuild. Null if
 * there is none.
 */
export const readArtFile = async (
  directory: string,
  fileName: string,
): Promise<{ readonly fileName: string; readonly data: Buffer } | null> => {
  const read = (name: string) => readFile(path.join(directory, name)).catch(() => null)
  const data = await read(fileName)
  if (data) return { fileName, data }
  const kindOf = (name: string): string =>
    `${name.slice(0, name.indexOf('.'))}${PICTURE.test(name) ? '' : path.extname(name)}`
  const newer = (await readdir(directory)).find((name) => kindOf(name) === kindOf(fileName))
  const newerData = newer === undefined ? null : await read(newer)
  return newer === undefined || newerData === null ? null : { fileName: newer, data: newerData }
}

const panelWords = async (generatedDir: string): Promise<PanelWords> => {
  const text = await readFile(path.join(generatedDir, REPORT_FILE), 'utf8').catch(() => null)
  return text === null ? { leftOut: [], suspicions: [] } : wordsOfReport(text)
}

const BUILD_MODULE = '/@art-build'
const BUILD_META = 'art-build'
const BUILD_SCRIPT = `
  const { content } = document.querySelector('meta[name=${BUILD_META}]')
  import.meta.hot.send('${ART_BUILD_EVENT}', Number(content))
`
const buildTags = (number: number): HtmlTagDescriptor[] => [
  { tag: 'meta', attrs: { name: BUILD_META, content: String(number) }, injectTo: 'head' },
  { tag: 'script', attrs: { type: 'module', src: BUILD_MODULE }, injectTo: 'head' },
]

/** In development: serves `/art/*` uncached and rebuilds on changes. In a client build: copies the finished files. */
export const artPlugin = (options: LiveArtOptions = LIVE_ART): Plugin => {
  let live: LiveArt | null = null
  return {
    name: 'house-kombat-art',
    resolveId: (id) => (id === BUILD_MODULE ? id : null),
    load: (id) => (id === BUILD_MODULE ? BUILD_SCRIPT : null),
    configureServer(server) {
      live = keepArtLive(server, options)
      server.middlewares.use((request, response, next) => {
        const fileName = servedFileName(request.url ?? '')
        if (fileName === null) {
          next()
          return
        }
        readArtFile(GENERATED_DIR, fileName).then((found) => {
          if (found === null) {
            response.statusCode = 404
            response.end(`No art file ${fileName}: run "npm run assets"`)
            return
          }
          const type = CONTENT_TYPES[path.extname(found.fileName)] ?? 'application/octet-stream'
          response.setHeader('content-type', type)
          response.setHeader('cache-control', 'no-cache')
          response.end(found.data)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { server }) => {
        if (!server || !live) return []
        return [...buildTags(live.buildNumber()), ...leftOutPanel(await panelWords(options.generatedDir))]
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of readdirSync(GENERATED_DIR)) {
        if (artFileName(`${ART_ROOT}/${name}`) === null) continue
        this.emitFile({
          type: 'asset',
          fileName: `${ART_ROOT.slice(1)}/${name}`,
          source: readFileSync(path.join(GENERATED_DIR, name)),
        })
      }
    },
  }
}
