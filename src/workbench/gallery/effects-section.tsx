import { ADDED_EFFECTS, type ArenaEffectName, arenaEffectFrames } from '#assets/manifest/additions.ts'
import { packOf } from '#assets/manifest/packs.ts'
import { EFFECT_FRAME_COUNT, EFFECT_NAMES, type ParticleName, particleFrame } from '#assets/manifest/vfx.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { choice, number } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import styles from './effects-section.module.css'
import { FramePicture } from './frame-picture.tsx'
import sheet from './section.module.css'
import { fileNames, useAtlas } from './use-atlas.ts'
import { useFrameClock } from './use-frame-clock.ts'

const FIELDS = {
  motion: choice(['loop', 'still'], 'loop'),
  /** About as long as in a fight, in ms. */
  life: number(200, 4000, 600),
  frame: number(0, EFFECT_FRAME_COUNT - 1, 3),
  size: number(60, 400, 160),
}
const PAUSE_MS = 300
const PARTICLES: readonly ParticleName[] = ['spark', 'ember', 'flake', 'plus', 'dust', 'glow', 'shadow', 'confetti']
const VFX_FILES = fileNames(packOf('vfx'))
const EFFECTS: readonly ArenaEffectName[] = [...EFFECT_NAMES, ...ADDED_EFFECTS]

/** Null during the pause between two rounds. */
const shareAt = (elapsedMs: number, lifeMs: number): number | null => {
  const share = (elapsedMs % (lifeMs + PAUSE_MS)) / lifeMs
  return share < 1 ? share : null
}

const frameOf = (name: ArenaEffectName, share: number): string => {
  const frames = arenaEffectFrames(name)
  return frames[Math.floor(share * frames.length)] ?? ''
}

export const EffectsSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const isReduced = useReducedMotion()
  const isRunning = state.motion === 'loop' && !isReduced
  const elapsedMs = useFrameClock(isRunning)
  const atlas = useAtlas(VFX_FILES)
  if (atlas.isError) return <p className={sheet.problem}>{atlas.error.message}</p>
  if (!atlas.data) return <p>Loading…</p>
  const { image, frames } = atlas.data
  const share = isRunning ? shareAt(elapsedMs, state.life) : state.frame / EFFECT_FRAME_COUNT
  const picture = (name: string, size: number, wholeCanvas: boolean) => {
    const frame = frames[name]
    return frame ? (
      <FramePicture
        imageUrl={image.src}
        atlasWidth={image.naturalWidth}
        atlasHeight={image.naturalHeight}
        frame={frame}
        size={size}
        wholeCanvas={wholeCanvas}
      />
    ) : null
  }

  return (
    <div className="column gap-page">
      <h1>Effects</h1>
      <Controls>
        <Select
          label="Motion"
          value={isRunning ? 'loop' : 'still'}
          options={['loop', 'still']}
          onChange={(motion) => set({ motion })}
        />
        {isRunning ? (
          <Slider label="One round" {...field('life')} min={200} max={4000} step={100} words={`${state.life} ms`} />
        ) : (
          <Slider
            label="Frame"
            {...field('frame')}
            min={0}
            max={EFFECT_FRAME_COUNT - 1}
            words={`${state.frame + 1} of ${EFFECT_FRAME_COUNT}`}
          />
        )}
        <Slider label="Size" {...field('size')} min={60} max={400} step={10} words={`${state.size} px`} />
      </Controls>
      {isReduced && (
        <p className={sheet.note}>Your system asks for less motion, so effects stand still here as in the game.</p>
      )}
      <ul className="flex wrap gap-8">
        {EFFECTS.map((name) => (
          <li key={name} className="max-full">
            <div className={styles.stage} style={{ width: state.size, height: state.size }}>
              {share === null ? null : picture(frameOf(name, share), state.size, true)}
            </div>
            <p className="full soft text-center breakable size-caption leading-125">{name}</p>
          </li>
        ))}
      </ul>
      <h2>Particles</h2>
      <ul className="flex wrap gap-8">
        {PARTICLES.map((name) => (
          <li key={name} className="max-full">
            <div className={styles.stage} style={{ width: 96, height: 96 }}>
              {picture(particleFrame(name), 80, false)}
            </div>
            <p className="full soft text-center breakable size-caption leading-125">{name}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
