import type { Plugin } from 'vite'
import { parseSync } from 'vite'

const OURS = /\/(?:src\/client|scenes)\/.*\.tsx?$/

/**
 * Sends every dynamic import of ours through `window.__trackImport`, in development only: nothing else tells a test when
 * code that a page asked for has come.
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
