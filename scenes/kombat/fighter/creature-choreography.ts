import { breathAt } from '#assets/manifest/breathing.ts'
import type { Clip } from '#assets/manifest/clip.ts'
import { CREATURE_MOTIONS } from '#assets/manifest/creature-motion.ts'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature } from '#assets/manifest/creature-rigs/creature.ts'
import type { BossName } from '#assets/manifest/creatures.ts'
import { landsAt } from '#assets/manifest/fight-clips/attack.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import { BOSS_ENTRANCES } from '#assets/manifest/fight-clips/boss-entrances.ts'
import { BOSS_LAST_FALLS } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import { BOSS_PARTING } from '#assets/manifest/fight-clips/boss-parting.ts'
import { BOSS_POSES, type BossPoseName } from '#assets/manifest/fight-clips/boss-poses.ts'
import { BOSS_EVADES } from '#assets/manifest/fight-clips/evades.ts'
import { BOSS_FALLS } from '#assets/manifest/fight-clips/falls.ts'
import { BOSS_HITS } from '#assets/manifest/fight-clips/hits.ts'
import type { BossReaction } from '#assets/manifest/fight-clips/reaction.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import { inClip, type Posture, still } from '#scenes/kit/posture.ts'
import type { Beat, Corner } from '../timeline/playback.ts'
import {
  FORCE,
  hitStopMs,
  hurled,
  type Movement,
  OWN_CLIPS,
  type Rest,
  SPARE_MS,
  thrown,
  timeInAttack,
} from './choreography.ts'

/** A boss is thrown less far than a pet, by this factor. */
const HEAVY = 0.35
const REFLECT_APPROACH = 0.1

const named = (clips: Readonly<Record<string, BossReaction>>, name: string | undefined, fallback: BossReaction) =>
  clips[name ?? ''] ?? fallback
/** The fall of a boss whose health pool is empty. Fights never choose it. */
export const LAST_FALL = 'last'

export const creatureMovement = (creature: BossName): Movement => {
  const { breathMs, clips } = CREATURE_MOTIONS[creature]
  const rig = CREATURE_RIGS[creature]
  const attacks = BOSS_ATTACKS[creature]
  const entrance = BOSS_ENTRANCES[creature].clip
  const play = (clip: Clip<BossPoseName>, ms: number, idle: PoseOf<string>, force = 1): Posture =>
    inClip(clip, BOSS_POSES[creature], ms, idle, { force })
  const fallNamed = (fall?: string): BossReaction =>
    fall === LAST_FALL ? BOSS_LAST_FALLS[creature].clip : named(BOSS_FALLS, fall, BOSS_FALLS.slump)
  const rest = (way: Rest, ms: number, idle: PoseOf<string>, fall?: string): Posture => {
    if (way === 'defeated') return play(fallNamed(fall), ms, idle)
    if (way === 'win') return play(clips.victory, ms, idle)
    if (way === 'parting') return play(BOSS_PARTING, ms, idle)
    return still(idle)
  }
  const attacked = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
    const clip = beat.evaded
      ? named(BOSS_EVADES, beat.clips?.reaction, BOSS_EVADES.aside)
      : named(BOSS_HITS, beat.clips?.reaction, BOSS_HITS.jolted)
    const force = beat.critical ? FORCE.critical : FORCE.plain
    const posture = play(clip, timeInAttack(beat, ms, clip, 0), idle, beat.evaded ? 1 : force)
    if (beat.evaded) return posture
    return thrown(beat, beat.critical ? hurled(posture, ms - beat.landsAtMs - hitStopMs(beat), HEAVY) : posture)
  }
  const attacking = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
    const attack = attacks[beat.clips?.attack ?? ''] ?? Object.values(attacks)[0]
    if (!attack) return still(idle)
    return play(attack.clip, timeInAttack(beat, ms, attack.clip, landsAt(attack)), idle)
  }
  /** The recoil from reflected damage, sped up to end within the beat. */
  const reflected = (beat: Beat, ms: number, idle: PoseOf<string>): Posture => {
    const since = ms - beat.landsAtMs
    if (since < 0) return still(idle)
    const tempo = Math.max(1, clips.recoil.durationMs / (beat.durationMs - beat.landsAtMs - SPARE_MS))
    return play(clips.recoil, since * tempo, idle, FORCE.reflected)
  }
  const beat = (now: Beat, corner: Corner, ms: number, idle: PoseOf<string>): Posture => {
    const isActor = corner === now.actor
    if (now.kind === 'attack') return isActor ? attacking(now, ms, idle) : attacked(now, ms, idle)
    if (!isActor) {
      if (now.kind !== 'reflected') return still(idle)
      return { ...still(idle), approach: REFLECT_APPROACH * Math.sin(Math.PI * Math.min(1, ms / 360)) }
    }
    if (now.kind === 'reflected') return reflected(now, ms, idle)
    return play(clips[OWN_CLIPS[now.kind]], ms, idle)
  }
  return {
    breathing: (ms, phase) => blendCreature(rig, 'idle', 'idle2', breathAt(ms, phase, breathMs)),
    rest,
    beat,
    entrance,
    entering: (ms, idle) => play(entrance, ms, idle),
    fallsAfterMs: (fall) => fallNamed(fall).landsAtMs ?? fallNamed(fall).durationMs,
    eagerness: () => ({ lift: 0, squashY: 1 }),
  }
}
