import { type BossName, creaturePortrait } from '#assets/manifest/creatures.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'

const PORTRAIT_PX = 52

export const BossPortrait = ({ boss }: { readonly boss: BossName }) => (
  <ExtraIcon name={creaturePortrait(boss)} size={PORTRAIT_PX} />
)
