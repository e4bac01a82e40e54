import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The fields that map a position to its source. `sourcesContent`, most of a map's size, is left out. */
interface PlacesMap {
  readonly version: number
  readonly sources: readonly string[]
  readonly names: readonly string[]
  readonly mappings: string
}

const withoutSources = ({ version, sources, names, mappings }: PlacesMap): PlacesMap => ({
  version,
  sources,
  names,
  mappings,
})

/** Moves source maps out of the folder that browsers can read, and renames them to `.json`. Returns their number. */
export const moveMaps = (clientDir: string, mapsDir: string): number => {
  const files = fs.readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'))
  fs.rmSync(mapsDir, { recursive: true, force: true })
  for (const file of files) {
    const map = JSON.parse(fs.readFileSync(path.join(clientDir, file), 'utf8')) as PlacesMap
    const target = path.join(mapsDir, file.replace(/map$/, 'json'))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, JSON.stringify(withoutSources(map)))
    fs.rmSync(path.join(clientDir, file))
  }
  return files.length
}

/** Writes the maps to `client-maps`, beside the client. The server uses them to map the stacks that browsers report. */
export const clientMaps = (root: string): Plugin => ({
  name: 'house-kombat-client-maps',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return
      const clientDir = path.resolve(root, dir)
      moveMaps(clientDir, `${clientDir}-maps`)
    },
  },
})
