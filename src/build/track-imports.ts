import type { Plugin } from 'vite'
import { parseSync } from 'vite'

const OURS = /\/(?:src\/(?:client|languages|workbench)|scenes)\/.*\.tsx?$/

/**
 * Routes our dynamic imports through `globalThis.__trackImport`, in development only: tests have no other signal that
 * code is loaded.
 */
export const trackImports = (): Plugin => ({
  name: 'house-kombat-track-imports',
  apply: (_config, { mode }) => mode === 'development',
  transform: {
    filter: { id: OURS },
    handler: (code, id) => {
      const imports = parseSync(id.replace(/\.tsx?$/, '.js'), code).module.dynamicImports
      let tracked = code
      for (const { start, end } of [...imports].sort((a, b) => b.start - a.start)) {
        const call = tracked.slice(start, end)
        tracked = `${tracked.slice(0, start)}((work) => globalThis.__trackImport?.(work) ?? work)(${call})${tracked.slice(end)}`
      }
      return { code: tracked, map: null }
    },
  },
})
