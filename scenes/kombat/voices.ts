import type { FightSound } from '../../assets/manifest/sound-names.ts'
import type { StageLook } from '../../src/bridge/bridge.ts'
import type { Voice } from './fight-cues.ts'

const BOSS_SOUNDS: Readonly<Record<Extract<StageLook, { kind: 'boss' }>['boss'], FightSound>> = {
  'fire-lord': 'flame',
  mammoth: 'thud',
  'hollow-boss': 'claw',
}

/** What a fighter's blow sounds like, by its look. */
export const voiceOf = (look: StageLook): Voice => {
  if (look.kind === 'boss') return () => BOSS_SOUNDS[look.boss]
  return () => (look.cosmetic.sword ? 'steel' : 'punch')
}
