import { poseOfSample, sampleClip } from '../../assets/manifest/clip.ts'
import { CREATURE_MOTIONS, type CreatureClip, type CreatureClipName } from '../../assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '../../assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '../../assets/manifest/creature-rigs/creature.ts'
import type { CreatureName } from '../../assets/manifest/creatures.ts'
import { HIT_STOP_MS } from '../../assets/manifest/motion.ts'
import type { PoseOf } from '../../assets/manifest/rig.ts'
import { FORCE, hitStopMs, type Movement, type Rest, type Stance, still } from './choreography.ts'
import { BEAT_MS } from './pacing.ts'
import type { Beat, Corner } from './playback.ts'

/** Room at the end of the longest blow, so that everybody is home before the next beat. */
const SPARE_MS = 20

/** Time in a creature's blow per time of the beat: heavy ones are sped up until their blow fits its beat (row 82). */
const blowTempo = (creature: CreatureName): number => {
  const room = BEAT_MS.attack - HIT_STOP_MS.last - SPARE_MS
  return Math.max(1, CREATURE_MOTIONS[creature].clips.strike.durationMs / room)
}

/** When a creature's blow lands within its attack, ms at normal speed. */
export const creatureBlowLandsAtMs = (creature: CreatureName): number =>
  (CREATURE_MOTIONS[creature].clips.strike.landsAtMs ?? 0) / blowTempo(creature)

const OWN_CLIPS: Readonly<Record<Exclude<Beat['kind'], 'attack'>, CreatureClipName>> = {
  heal: 'heal',
  reflected: 'recoil',
  burned: 'burned',
  frozen: 'frozen',
}
/** How long before a blow lands a creature begins to get out of its way, ms. */
const DODGE_AHEAD_MS = 110
/** Which way and how far it leans when its armour throws damage back, share of the way to the other. */
const REFLECT_APPROACH = 0.1

/** How a boss moves: the same beats as a pet's, in its own weight and time. */
export const creatureMovement = (creature: CreatureName): Movement => {
  const { breathMs, clips } = CREATURE_MOTIONS[creature]
  const rig = CREATURE_RIGS[creature]
  const play = (clip: CreatureClip, ms: number, idle: PoseOf<string>, stopMs = 0, force = 1): Stance => {
    const sample = sampleClip(clip, ms, { stopMs, force })
    const { approach, push, lift, squashX, squashY } = sample
    return { pose: poseOfSample(sample, rig.poses, idle), approach, push, lift, squashX, squashY }
  }
  const rest = (way: Rest, ms: number, idle: PoseOf<string>): Stance => {
    if (way === 'defeated') return play(clips.defeat, ms, idle)
    if (way === 'win') return play(clips.victory, ms, idle)
    return still(idle)
  }
  const attacked = (beat: Beat, ms: number, idle: PoseOf<string>): Stance => {
    if (beat.evaded) {
      const since = ms - beat.landsAtMs + DODGE_AHEAD_MS
      return since < 0 ? still(idle) : play(clips.dodge, since, idle)
    }
    const since = ms - beat.landsAtMs
    if (since < 0) return still(idle)
    return play(clips.recoil, since, idle, hitStopMs(beat), beat.critical ? FORCE.critical : FORCE.plain)
  }
  const strike = (beat: Beat, ms: number, idle: PoseOf<string>): Stance => {
    const stopMs = hitStopMs(beat)
    const tempo = blowTempo(creature)
    // The stop is real time, whatever the tempo of the blow.
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
    const clip = clips[OWN_CLIPS[now.kind]]
    if (now.kind !== 'reflected') return play(clip, ms, idle)
    const since = ms - now.landsAtMs
    return since < 0 ? still(idle) : play(clip, since, idle, 0, FORCE.reflected)
  }
  return {
    breathing: (ms, phase) =>
      blendCreature(rig, 'idle', 'idle2', 0.5 - 0.5 * Math.cos(Math.PI * (ms / breathMs + 2 * phase))),
    rest,
    beat,
    entrance: clips.entrance,
    // What is heavy does not hop: it breathes deeper.
    eagerness: () => ({ lift: 0, squashY: 1 }),
  }
}
