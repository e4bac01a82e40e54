import { loadBundle } from '#client/i18n/i18n.ts'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'

/** Loads its own code and texts; `item` must be the player's own. */
export const ReRollActions = onDemand(async () => {
  const [{ ReRollPanel }] = await Promise.all([
    import('./re-roll-panel.tsx'),
    loadBundle('reRoll'),
    loadBundle('polish'),
    loadBundle('items'),
  ])
  return ReRollPanel
})
