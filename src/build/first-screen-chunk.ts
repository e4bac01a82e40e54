/** Everything these import statically, directly or not, goes into one chunk. */
const ROOTS = ['/src/client/main.tsx', '/src/client/features/home/home-screen.tsx']

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Assigns modules of the first screen to one chunk. By default each module shared with some later page becomes a file of its
 * own: another request, and worse compression.
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
