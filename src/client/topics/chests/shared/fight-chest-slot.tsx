import { loadBundle } from '#client/i18n/i18n.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import type { FightChestProps } from './fight-chest.tsx'

export const FightChestSlot = extraOnDemand<FightChestProps>(async () => {
  const [line] = await Promise.all([import('./fight-chest.tsx'), loadBundle('chests')])
  return line.FightChest
})
