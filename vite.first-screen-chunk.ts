/** What the page and home import at once, directly or not, stands in one chunk: see `firstScreenChunk`. */
const ROOTS = ['/src/client/main.tsx', '/src/client/features/home/home-screen.tsx']

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Names the chunk of a module that the first screen runs. Left alone, each of the few lines that it shares with some later
 * page becomes a file of its own: a request and a dictionary for the compressor that begins anew.
 */
export const firstScreenChunk = (root: string): ((id: string, graph: Graph) => string | null) => {
  let reached: ReadonlySet<string> | null = null
  const reach = (graph: Graph, root: string): Set<string> => {
    const found = new Set<string>()
    const visit = (id: string): void => {
      if (found.has(id) || id.includes('/node_modules/')) return
      found.add(id)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    for (const path of ROOTS) visit(root + path)
    for (const path of ROOTS) found.delete(root + path)
    return found
  }
  return (id, graph) => {
    reached ??= reach(graph, root)
    return reached.has(id) ? 'shared' : null
  }
}
