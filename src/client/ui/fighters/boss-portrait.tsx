import { type BossName, creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'

const PORTRAIT_PX = 52

export const BossPortrait = ({ boss }: { readonly boss: BossName }) => (
  <img src={extraIconUrl(creaturePortrait(boss))} alt="" width={PORTRAIT_PX} height={PORTRAIT_PX} draggable={false} />
)
