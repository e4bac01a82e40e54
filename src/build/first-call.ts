import type { Plugin } from 'vite'

/** What `first.ts` looks for. */
const ENTRY_LINK = 'page-entry'
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const FIRST = /\/src\/client\/first\.ts$/

/**
 * Lets the page run the chunk of `first.ts` as soon as that is there: the entry, which imports it too, waits for the libraries, and is
 * run by it; so its link has to stand above. Nothing is painted before, so that who comes again sees no loading picture in place
 * of the own island.
 */
export const firstCall = (): Plugin => ({
  name: 'house-kombat-first-call',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => FIRST.test(id)),
      )
      if (!chunk) throw new Error('The build has no chunk with src/client/first.ts')
      if (!ENTRY.test(html)) throw new Error('The page has no entry script')
      return html.replace(
        ENTRY,
        `<link id="${ENTRY_LINK}" rel="modulepreload" crossorigin href="$1">
    <script type="module" async crossorigin blocking="render" fetchpriority="high" src="/${chunk.fileName}"></script>`,
      )
    },
  },
})
