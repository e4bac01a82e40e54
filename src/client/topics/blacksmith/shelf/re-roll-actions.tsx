import { loadBundle } from '../../../i18n/i18n.ts'
import { onDemand } from '../../../ui/feedback/on-demand.tsx'

/**
 * The re-roll of an item (rows 106, 122-127): both buttons with their help, and the dialogs they open; `item` is the player's own.
 * Loads its code and its texts by itself.
 */
export const ReRollActions = onDemand(async () => {
  const [{ ReRollPanel }] = await Promise.all([
    import('./re-roll-panel.tsx'),
    loadBundle('reRoll'),
    loadBundle('items'),
  ])
  return ReRollPanel
})
