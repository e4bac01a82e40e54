import { loadBundle } from '#client/i18n/i18n.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import type { ChestShelfProps } from './chest-shelf.tsx'

/** Loaded after the first paint. Render it only for players who have a shelf. */
export const ChestSlot = extraOnDemand<ChestShelfProps>(async () => {
  const [shelf] = await Promise.all([import('./chest-shelf.tsx'), loadBundle('chests')])
  return shelf.ChestShelf
})
