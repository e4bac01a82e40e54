import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { ART_ROOT } from '../manifest/art-root.ts'
import { GENERATED_DIR } from './build-assets.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The name of a built file in a request's path, or null when the path asks for something else. */
export const artFileName = (url: string): string | null => {
  const match = /^\/art\/([\w-]+\.[0-9a-f]{8}\.(?:json|png|webp))(?:\?.*)?$/.exec(url)
  return match?.[1] ?? null
}

/**
 * Vite's share in the art: in development it serves `/art/*` from `assets/generated` (never cached by the browser, since
 * the art may be rebuilt meanwhile); a client build gets the files as they are, for their names carry their hash.
 */
export const artPlugin = (): Plugin => ({
  name: 'house-kombat-art',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const fileName = artFileName(request.url ?? '')
      if (fileName === null) {
        next()
        return
      }
      readFile(path.join(GENERATED_DIR, fileName)).then(
        (data) => {
          response.setHeader('content-type', CONTENT_TYPES[path.extname(fileName)] ?? 'application/octet-stream')
          response.setHeader('cache-control', 'no-cache')
          response.end(data)
        },
        () => {
          response.statusCode = 404
          response.end(`No art file ${fileName}: run "npm run assets"`)
        },
      )
    })
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
})
