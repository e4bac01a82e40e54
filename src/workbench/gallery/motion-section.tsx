import { BREATH_MS, breathAt } from '#assets/manifest/breathing.ts'
import { type ClipSample, poseOfSample, sampleClip } from '#assets/manifest/clip.ts'
import { CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '#assets/manifest/creature-rigs/creature.ts'
import type { Worn } from '#assets/manifest/fighter-layers.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { blendPose, type Pose } from '#assets/manifest/rig.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { choice, flag, number } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider, Switch } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { CreatureCanvas } from './creature-canvas.tsx'
import { FighterCanvas } from './fighter-canvas.tsx'
import { isCreature, MOTION_BODIES, MOTION_CLIP_NAMES, type MotionBody, motionClipsOf } from './motion-clips.ts'
import styles from './motion-section.module.css'
import sheet from './section.module.css'
import { useFrameClock } from './use-frame-clock.ts'

const ENDLESS_MS = 3000
const REST_MS = 400
const WIDTH = 300
/** Distance for `approach` 1. There is no opponent on this page. */
const APPROACH_PX = 60
/** Distance for `cross` 1: to behind an opponent's back. */
const CROSS_PX = 60
const OUTSIDE_PX = 220

/** A reaction starts at most this long before the blow. */
const BEFORE_MS = 400

const FIELDS = {
  body: choice<MotionBody>(MOTION_BODIES, 'hamster'),
  clip: choice(MOTION_CLIP_NAMES, 'strike'),
  loop: flag(true),
  at: number(-BEFORE_MS, ENDLESS_MS, 0),
  speed: number(10, 200, 100),
}
const ARMED: Worn = { sword: 3, shield: 3, helmet: 3 }
const BARE: Worn = {}

const transformOf = (sample: ClipSample<string>): string => {
  const { approach, cross, push, lift, tilt, squashX, squashY, outside } = sample
  const x = approach * APPROACH_PX + cross * CROSS_PX - push - outside * OUTSIDE_PX
  return `translate(${x}px, ${-lift}px) rotate(${tilt}deg) scale(${squashX}, ${squashY})`
}

export const MotionSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const isReduced = useReducedMotion()
  const isRunning = state.loop && !isReduced
  const clockMs = (useFrameClock(isRunning) * state.speed) / 100
  const { body } = state

  const clips = motionClipsOf(body)
  const name = state.clip in clips ? state.clip : 'strike'
  const shown = clips[name]
  if (!shown) throw new Error(`${body} has no clip ${name}`)
  const { clip, poses, beginsAtMs, touchesAtMs, isArmed } = shown
  const endsAtMs = Math.min(ENDLESS_MS, clip.durationMs)
  const lengthMs = endsAtMs - beginsAtMs
  const atMs = isRunning
    ? beginsAtMs + Math.min(lengthMs, clockMs % (lengthMs + REST_MS))
    : Math.max(beginsAtMs, Math.min(endsAtMs, state.at))
  const restMs = isRunning ? clockMs : state.at

  const picture = () => {
    const label = `${body}, ${name}`
    const sample = sampleClip(clip, atMs)
    const style = { transform: transformOf(sample) }
    if (isCreature(body)) {
      const rest = blendCreature(
        CREATURE_RIGS[body],
        'idle',
        'idle2',
        breathAt(restMs, 0, CREATURE_MOTIONS[body].breathMs),
      )
      return (
        <div className={styles.body} style={style}>
          <CreatureCanvas creature={body} pose={poseOfSample(sample, poses, rest)} width={WIDTH} label={label} />
        </div>
      )
    }
    const rest = blendPose(POSES.idle, POSES.idle2, breathAt(restMs, 0, BREATH_MS))
    return (
      <div className={styles.body} style={style}>
        <FighterCanvas
          houseId={PETS_BY_HOUSE.indexOf(body)}
          worn={isArmed ? ARMED : BARE}
          // The cast is safe: this branch shows pets only.
          pose={poseOfSample(sample, poses, rest) as Pose}
          width={WIDTH}
          label={label}
        />
      </div>
    )
  }

  return (
    <div className="column gap-page">
      <h1>Motion</h1>
      <div className={styles.stage}>{picture()}</div>
      <Controls>
        <Select label="Body" value={body} options={MOTION_BODIES} onChange={(next) => set({ body: next })} />
        <Select label="Clip" value={name} options={Object.keys(clips)} onChange={(clip) => set({ clip })} />
        <Switch label="Round and round" value={isRunning} onChange={(loop) => set({ loop, at: Math.round(atMs) })} />
        {isRunning ? (
          <Slider label="Speed" {...field('speed')} min={10} max={200} step={10} words={`${state.speed} %`} />
        ) : (
          <Slider
            label="Moment"
            value={Math.round(atMs)}
            min={Math.round(beginsAtMs)}
            max={Math.round(endsAtMs)}
            step={10}
            words={`${Math.round(atMs)} ms`}
            onChange={(at) => set({ at })}
          />
        )}
      </Controls>
      <p className={sheet.note}>
        {Number.isFinite(clip.durationMs) ? `${Math.round(clip.durationMs - beginsAtMs)} ms` : 'without an end'}
        {touchesAtMs.length > 0 && ` · lands at ${touchesAtMs.map(Math.round).join(' and ')} ms`}
      </p>
    </div>
  )
}
