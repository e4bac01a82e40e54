import { CREATURE_MOTIONS, type CreatureClip, type CreatureClipName } from '../../assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '../../assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '../../assets/manifest/creature-rigs/creature.ts'
import type { CreatureName } from '../../assets/manifest/creatures.ts'
import { HIT_STOP_MS } from '../../assets/manifest/motion.ts'
import type { PoseOf } from '../../assets/manifest/rig.ts'
import { inClip, type Stance, still } from '../kit/stance.ts'
import { FORCE, hitStopMs, type Movement, type Rest } from './choreography.ts'
import { BEAT_MS } from './pacing.ts'
import type { Beat, Corner } from './playback.ts'

/** Margin after the longest attack, so that both fighters are back before the next beat. */
const SPARE_MS = 20

/** Speed factor of a creature's attack: slow ones are sped up to fit the beat (row 82). */
const blowTempo = (creature: CreatureName): number => {
  const room = BEAT_MS.attack - HIT_STOP_MS.last - SPARE_MS
  return Math.max(1, CREATURE_MOTIONS[creature].clips.strike.durationMs / room)
}

/** When a creature's hit lands within its attack, ms at normal speed. */
export const creatureBlowLandsAtMs = (creature: CreatureName): number =>
  (CREATURE_MOTIONS[creature].clips.strike.landsAtMs ?? 0) / blowTempo(creature)

const OWN_CLIPS: Readonly<Record<Exclude<Beat['kind'], 'attack' | 'reflected'>, CreatureClipName>> = {
  heal: 'heal',
  burned: 'burned',
  frozen: 'frozen',
}
/** How long before a hit lands a creature begins to dodge, ms. */
const DODGE_AHEAD_MS = 110
/** Lean when its armour reflects damage, share of the distance to the opponent. */
const REFLECT_APPROACH = 0.1

/** Movements of a boss: the same beats as a pet's, with its own clips and timing. */
export const creatureMovement = (creature: CreatureName): Movement => {
  const { breathMs, clips } = CREATURE_MOTIONS[creature]
  const rig = CREATURE_RIGS[creature]
  const play = (clip: CreatureClip, ms: number, idle: PoseOf<string>, force = 1): Stance =>
    inClip(clip, rig.poses, ms, idle, { force })
  /** Plays a clip from `fromMs` on, sped up if it is too long for the rest of the beat. */
  const within = (
    beat: Beat,
    clip: CreatureClip,
    ms: number,
    fromMs: number,
    idle: PoseOf<string>,
    force = 1,
  ): Stance => {
    if (ms < fromMs) return still(idle)
    const stopMs = clip.stopsAtMs === undefined || beat.kind !== 'attack' ? 0 : hitStopMs(beat)
    const tempo = Math.max(1, clip.durationMs / (beat.durationMs - fromMs - stopMs - SPARE_MS))
    const since = Math.max(0, ms - fromMs - stopMs)
    return play(clip, since * tempo, idle, force)
  }
  const rest = (way: Rest, ms: number, idle: PoseOf<string>): Stance => {
    if (way === 'defeated') return play(clips.defeat, ms, idle)
    if (way === 'win') return play(clips.victory, ms, idle)
    return still(idle)
  }
  const attacked = (beat: Beat, ms: number, idle: PoseOf<string>): Stance => {
    if (beat.evaded) return within(beat, clips.dodge, ms, beat.landsAtMs - DODGE_AHEAD_MS, idle)
    const force = beat.critical ? FORCE.critical : FORCE.plain
    return within(beat, clips.recoil, ms, beat.landsAtMs, idle, force)
  }
  const strike = (beat: Beat, ms: number, idle: PoseOf<string>): Stance => {
    const stopMs = hitStopMs(beat)
    const tempo = blowTempo(creature)
    // The hit stop is not scaled by the attack's speed factor.
    const moved = ms <= beat.landsAtMs ? ms : Math.max(beat.landsAtMs, ms - stopMs)
    return play(clips.strike, moved * tempo, idle)
  }
  const beat = (now: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Stance => {
    const isActor = corner === now.actor
    if (now.kind === 'attack') return isActor ? strike(now, ms, idle) : attacked(now, ms, idle)
    if (!isActor) {
      if (now.kind !== 'reflected') return still(idle)
      return { ...still(idle), approach: REFLECT_APPROACH * Math.sin(Math.PI * Math.min(1, ms / 360)) }
    }
    if (now.kind === 'reflected') return within(now, clips.recoil, ms, now.landsAtMs, idle, FORCE.reflected)
    return play(clips[OWN_CLIPS[now.kind]], ms, idle)
  }
  return {
    breathing: (ms, phase) =>
      blendCreature(rig, 'idle', 'idle2', 0.5 - 0.5 * Math.cos(Math.PI * (ms / breathMs + 2 * phase))),
    rest,
    beat,
    entrance: clips.entrance,
    fallsAfterMs: clips.defeat.landsAtMs ?? clips.defeat.durationMs,
    // Bosses do not hop; they breathe deeper.
    eagerness: () => ({ lift: 0, squashY: 1 }),
  }
}
