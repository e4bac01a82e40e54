/** In the pack `vfx`: eight frames each, centred on the effect's middle. */
export type EffectName = 'hit' | 'crit' | 'slash' | 'burn' | 'freeze' | 'heal' | 'reflect'
export const EFFECT_NAMES: readonly EffectName[] = ['hit', 'crit', 'slash', 'burn', 'freeze', 'heal', 'reflect']

export const EFFECT_FRAME_COUNT = 8

export type ParticleName = 'spark' | 'ember' | 'flake' | 'plus' | 'dust' | 'glow' | 'shadow' | 'confetti'

/** Low, because an effect is too brief to be looked at. */
export const VFX_PX_PER_UNIT = 0.6

/** Added effects (`additions.ts`) may have other numbers of frames. */
export const effectFrames = (name: string, count: number = EFFECT_FRAME_COUNT): string[] =>
  Array.from({ length: count }, (_, index) => `vfx/${name}/${String(index).padStart(2, '0')}`)

export const particleFrame = (name: ParticleName): string => `vfx/particle/${name}`
