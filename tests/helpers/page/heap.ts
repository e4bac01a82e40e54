import type { CDPSession } from '@playwright/test'

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] }
  }
  readonly nodes: number[]
}

/** Kinds of heap nodes that belong to the game. Compiled code, caches and timelines belong to the engine. */
const OWN_KINDS = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string'])

export const collectGarbage = async (session: CDPSession): Promise<void> => {
  for (let round = 0; round < 4; round++) await session.send('HeapProfiler.collectGarbage')
}

export const ownHeapBytes = async (session: CDPSession): Promise<number> => {
  await collectGarbage(session)
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (OWN_KINDS.has(types[0][nodes[node + kindAt] ?? 0] ?? '')) bytes += nodes[node + sizeAt] ?? 0
  return bytes
}
