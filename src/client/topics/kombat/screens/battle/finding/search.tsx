import type { KombatPhase } from '#bridge/bridge.ts'
import type { Contender } from '../contender.ts'
import { FaceReel } from './face-reel.tsx'
import styles from './search.module.css'

export const Search = ({ found, phase }: { readonly found: Contender | null; readonly phase: KombatPhase }) => {
  const isOn = phase === 'idle' || phase === 'finding' || phase === 'ready'
  if (!isOn || found?.kind === 'boss') return null
  const face = found && { key: 'found', houseId: found.profile.house_id, name: found.name }
  return (
    <div className={styles.place}>
      <FaceReel size={104} stoppedAt={face} isNamed />
    </div>
  )
}
