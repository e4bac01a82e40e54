import { BREATH_MS, breathAt } from '../../../assets/manifest/breathing.ts'
import { type ClipSample, poseOfSample, sampleClip } from '../../../assets/manifest/clip.ts'
import {
  CREATURE_CLIP_NAMES,
  CREATURE_MOTIONS,
  type CreatureClipName,
} from '../../../assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '../../../assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '../../../assets/manifest/creature-rigs/creature.ts'
import type { CreatureName } from '../../../assets/manifest/creatures.ts'
import type { Worn } from '../../../assets/manifest/fighter-layers.ts'
import { PET_CLIPS, type PetClipName } from '../../../assets/manifest/motion.ts'
import { PETS_BY_HOUSE, type PetName } from '../../../assets/manifest/pets.ts'
import { blendPose, POSES } from '../../../assets/manifest/rig.ts'
import { useReducedMotion } from '../../client/ui/use-reduced-motion.ts'
import { choice, flag, number } from '../kit/address-field.ts'
import { Controls, Select, Slider, Switch } from '../kit/controls.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { CreatureCanvas } from './creature-canvas.tsx'
import { FighterCanvas } from './fighter-canvas.tsx'
import styles from './motion-section.module.css'
import sheet from './section.module.css'
import { useFrameClock } from './use-frame-clock.ts'

const CREATURE_NAMES = Object.keys(CREATURE_RIGS) as CreatureName[]
const PET_CLIP_NAMES = Object.keys(PET_CLIPS) as PetClipName[]
/** Duration of an endless clip, and the pause after every clip. */
const ENDLESS_MS = 3000
const REST_MS = 400
const WIDTH = 300
/** Length of a body's step towards its (absent) opponent, px. */
const APPROACH_PX = 60
const OUTSIDE_PX = 220

const FIELDS = {
  body: choice<PetName | CreatureName>([...PETS_BY_HOUSE, ...CREATURE_NAMES], 'hamster'),
  clip: choice<PetClipName | CreatureClipName>([...PET_CLIP_NAMES, ...CREATURE_CLIP_NAMES], 'strike'),
  loop: flag(true),
  at: number(0, ENDLESS_MS, 0),
  /** Percent of the game's own speed. */
  speed: number(10, 200, 100),
}
const ARMED: Worn = { sword: 3, shield: 3, helmet: 3 }
const BARE: Worn = {}

const transformOf = ({ approach, push, lift, squashX, squashY, outside }: ClipSample<string>): string =>
  `translate(${approach * APPROACH_PX - push - outside * OUTSIDE_PX}px, ${-lift}px) scale(${squashX}, ${squashY})`

const isCreature = (body: string): body is CreatureName => CREATURE_NAMES.some((name) => name === body)

/** Every clip of every body: in a loop, slowly, or at one moment. */
export const MotionSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const isReduced = useReducedMotion()
  const isRunning = state.loop && !isReduced
  const clockMs = (useFrameClock(isRunning) * state.speed) / 100
  const { body } = state

  const names: readonly (PetClipName | CreatureClipName)[] = isCreature(body) ? CREATURE_CLIP_NAMES : PET_CLIP_NAMES
  const name = names.includes(state.clip) ? state.clip : 'strike'
  const shown = isCreature(body)
    ? { creature: body, clip: CREATURE_MOTIONS[body].clips[name as CreatureClipName] }
    : { pet: body, clip: PET_CLIPS[name as PetClipName] }
  const lengthMs = Math.min(ENDLESS_MS, shown.clip.durationMs)
  const atMs = isRunning ? Math.min(lengthMs, clockMs % (lengthMs + REST_MS)) : Math.min(lengthMs, state.at)
  const restMs = isRunning ? clockMs : state.at

  const picture = () => {
    const label = `${body}, ${name}`
    if (shown.creature !== undefined) {
      const { creature } = shown
      const rig = CREATURE_RIGS[creature]
      const sample = sampleClip(shown.clip, atMs)
      const rest = blendCreature(rig, 'idle', 'idle2', breathAt(restMs, 0, CREATURE_MOTIONS[creature].breathMs))
      return (
        <div className={styles.body} style={{ transform: transformOf(sample) }}>
          <CreatureCanvas
            creature={creature}
            pose={poseOfSample(sample, rig.poses, rest)}
            width={WIDTH}
            label={label}
          />
        </div>
      )
    }
    const sample = sampleClip(shown.clip, atMs)
    const rest = blendPose(POSES.idle, POSES.idle2, breathAt(restMs, 0, BREATH_MS))
    return (
      <div className={styles.body} style={{ transform: transformOf(sample) }}>
        <FighterCanvas
          houseId={PETS_BY_HOUSE.indexOf(shown.pet)}
          worn={name === 'strike' ? ARMED : BARE}
          pose={poseOfSample(sample, POSES, rest)}
          width={WIDTH}
          label={label}
        />
      </div>
    )
  }

  return (
    <div className={sheet.section}>
      <h1>Motion</h1>
      <div className={styles.stage}>{picture()}</div>
      <Controls>
        <Select
          label="Body"
          value={body}
          options={[...PETS_BY_HOUSE, ...CREATURE_NAMES]}
          onChange={(next) => set({ body: next })}
        />
        <Select label="Clip" value={name} options={names} onChange={(clip) => set({ clip })} />
        <Switch label="Round and round" checked={isRunning} onChange={(loop) => set({ loop, at: Math.round(atMs) })} />
        {isRunning ? (
          <Slider
            label="Speed"
            value={state.speed}
            min={10}
            max={200}
            step={10}
            words={`${state.speed} %`}
            onChange={(speed) => set({ speed })}
          />
        ) : (
          <Slider
            label="Moment"
            value={Math.round(atMs)}
            min={0}
            max={Math.round(lengthMs)}
            step={10}
            words={`${Math.round(atMs)} ms`}
            onChange={(at) => set({ at })}
          />
        )}
      </Controls>
      <p className={sheet.note}>
        {Number.isFinite(shown.clip.durationMs) ? `${Math.round(shown.clip.durationMs)} ms` : 'without an end'}
        {shown.clip.landsAtMs === undefined ? '' : ` · lands at ${Math.round(shown.clip.landsAtMs)} ms`}
      </p>
    </div>
  )
}
