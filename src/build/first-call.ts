import type { Plugin } from 'vite'

const FIRST = /\/src\/client\/first\.ts$/

/**
 * Lets the page run the chunk of `first.ts` as soon as that is there: the entry, which imports it too, waits for the libraries.
 * Nothing is painted before, so that who comes again sees no loading picture in place of the own island.
 */
export const firstCall = (): Plugin => ({
  name: 'house-kombat-first-call',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => FIRST.test(id)),
      )
      if (!chunk) throw new Error('The build has no chunk with src/client/first.ts')
      return [
        {
          tag: 'script',
          attrs: {
            type: 'module',
            async: true,
            crossorigin: true,
            blocking: 'render',
            fetchpriority: 'high',
            src: `/${chunk.fileName}`,
          },
          injectTo: 'head-prepend',
        },
      ]
    },
  },
})
