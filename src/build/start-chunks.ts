interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What loads at one moment of the start: everything its roots import statically, directly or not, is one chunk. */
interface Stage {
  /** One word: what follows after a dash is a language. */
  readonly chunk: string
  readonly roots: readonly string[]
  /** Bundles of texts, in each language. */
  readonly bundles: readonly string[]
  /** Roots that stay chunks of their own; all others, which are imported on demand, are in it: then each is no request of its own. */
  readonly apart?: readonly string[]
}

/** Runs before the libraries are there. */
const FIRST = '/src/client/first.ts'
const PAGE_ENTRY = '/src/client/main.tsx'

const STAGES: readonly Stage[] = [
  { chunk: 'first', roots: [FIRST], bundles: [] },
  {
    chunk: 'shared',
    roots: [PAGE_ENTRY, '/src/client/topics/home/screens/home-screen.tsx'],
    bundles: [],
    apart: [PAGE_ENTRY],
  },
  // The pet on home's island, which does not wait for the rest of home.
  { chunk: 'pet', roots: ['/src/client/ui/fighters/fighter-view.tsx'], bundles: [] },
  // What home shows and does after its first paint.
  {
    chunk: 'home',
    roots: [
      '/src/client/topics/home/screens/columns/home-columns.tsx',
      '/src/client/topics/home/shelf/coin-burst.tsx',
      '/src/client/app/tab-badge.tsx',
      '/src/client/app/start-later.ts',
      '/src/client/app/pages.ts',
      '/src/client/app/not-found-screen.tsx',
      '/src/client/game/offline/last-answers.ts',
      '/src/contracts/calls.ts',
      '/src/languages/en/bundles.ts',
      '/src/client/app/overlays.tsx',
      '/src/client/ui/feedback/toast-stage.ts',
    ],
    bundles: ['home-columns', 'check-in', 'boosts', 'today', 'upgrades'],
  },
  // What only a newcomer sees on home: the boxes of the first seven days.
  { chunk: 'boxes', roots: ['/src/client/topics/first-days/shelf/first-days-track.tsx'], bundles: ['first-days'] },
  // The pages that `start-later.ts` fetches ahead, and what comes with them.
  {
    chunk: 'next',
    roots: [
      '/src/client/topics/kombat/screens/prep/kombat-prep-screen.tsx',
      '/src/client/topics/tasks/screens/earn-screen.tsx',
      '/src/client/topics/upgrades/screens/upgrades-screen.tsx',
      '/src/client/topics/friends/screens/friends-screen.tsx',
      '/src/client/topics/payments/shelf/find-forgotten.ts',
      // What a press on home opens.
      '/src/client/topics/home/screens/collect/daily-dialog.tsx',
      '/src/client/topics/home/screens/today/today-drawer.tsx',
      '/src/client/topics/boosts/shelf/boosts-dialog.tsx',
    ],
    bundles: ['kombat', 'tasks', 'friends'],
  },
]

const FIRST_LANGUAGE = 'en'
const BUNDLE = /^\/src\/languages\/(\w+)\/([\w-]+)\.ts$/

/** The chunk of a text bundle that belongs to a stage: English with its code, any other language in a file of its own. */
const bundleChunk = (file: string): string | null => {
  const [, language, bundle = ''] = BUNDLE.exec(file) ?? []
  const stage = STAGES.find(({ bundles }) => bundles.includes(bundle))
  if (!language || !stage) return null
  return language === FIRST_LANGUAGE ? stage.chunk : `${stage.chunk}-${language}`
}

/**
 * Assigns modules to the chunks of the start: the first screen, what home adds, the next pages. By default each module shared
 * with some later page, and each bundle of texts, becomes a file of its own: another request, and worse compression.
 */
const startChunk = (root: string): ((id: string, graph: Graph) => string | null) => {
  let chunks: ReadonlyMap<string, string> | null = null
  const assign = (graph: Graph): Map<string, string> => {
    const found = new Map<string, string>()
    const left = new Set(STAGES.flatMap(({ apart = [] }) => apart))
    for (const { chunk, roots } of STAGES) {
      const seen = new Set<string>()
      const visit = (id: string): void => {
        if (seen.has(id) || id.includes('/node_modules/')) return
        seen.add(id)
        if (!found.has(id) && !left.has(id.slice(root.length))) found.set(id, chunk)
        for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
      }
      for (const path of roots) visit(root + path)
    }
    return found
  }
  return (id, graph) => {
    chunks ??= assign(graph)
    return chunks.get(id) ?? (id.startsWith(root) ? bundleChunk(id.slice(root.length)) : null)
  }
}

/**
 * The start's groups for the bundler, which gives a group whatever its modules import as well, unless an earlier one has it:
 * a group for each moment, the first moment first.
 */
export const startGroups = (root: string) => {
  const chunkOf = startChunk(root)
  return STAGES.map(({ chunk }, index) => ({
    name: (id: string, graph: Graph): string | null => {
      const found = chunkOf(id, graph)
      return found === chunk || found?.startsWith(`${chunk}-`) ? found : null
    },
    test: /[\\/](?:src|assets)[\\/]/,
    priority: STAGES.length - index,
    debugName: chunk,
  }))
}
