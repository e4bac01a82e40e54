/** Battle effects, each eight frames in the pack `vfx`, drawn around its own middle. */
export type EffectName = 'hit' | 'crit' | 'slash' | 'burn' | 'freeze' | 'heal' | 'reflect'
export const EFFECT_NAMES: readonly EffectName[] = ['hit', 'crit', 'slash', 'burn', 'freeze', 'heal', 'reflect']

/** Frames of every effect. */
export const EFFECT_FRAME_COUNT = 8

/** Single small pictures in the pack `vfx`, for particle emitters and shadows. */
export type ParticleName = 'spark' | 'ember' | 'flake' | 'plus' | 'dust' | 'glow' | 'shadow' | 'confetti'

/** Texture pixels per rest unit of the effects: drawn at part size, since they flash by. */
export const VFX_PX_PER_UNIT = 0.6

/** The frames of an effect in order; an added one (`additions.ts`) may have more or fewer. */
export const effectFrames = (name: string, count: number = EFFECT_FRAME_COUNT): string[] =>
  Array.from({ length: count }, (_, index) => `vfx/${name}/${String(index).padStart(2, '0')}`)

/** The frame of a particle. */
export const particleFrame = (name: ParticleName): string => `vfx/particle/${name}`
