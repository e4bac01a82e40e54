import type Phaser from 'phaser'
import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import type { PoseOf } from '#assets/manifest/rig.ts'
import type { Body } from '#scenes/kit/body.ts'
import { CreatureBody } from '#scenes/kit/creature-body.ts'
import { FighterRig } from '#scenes/kit/fighter-rig.ts'
import { sineNoise } from '#scenes/kit/sine-noise.ts'
import { BOSS_UNITS, type BodyLook } from '../fighter-looks.ts'
import type { Corner } from '../timeline/playback.ts'

/** Offset of the companion, closer than in portraits because two fighters share a phone's width. */
const COMPANION = { dx: 62, dy: -22 } as const

export const besideIt = (pose: PoseOf<string>): PoseOf<string> => {
  const [degrees = 0, dx = 0, dy = 0, scaleX = 1, scaleY = 1] = pose.bones.companion ?? []
  const companion = [degrees, dx + COMPANION.dx, dy + COMPANION.dy, scaleX * 0.9, scaleY * 0.9] as const
  return { ...pose, bones: { ...pose.bones, companion } }
}

/** Phase of a fighter's breathing, 0–1. It differs between fighters, so that they do not breathe in sync. */
export const phaseOf = (look: BodyLook, corner: Corner): number => {
  const seed = (look.kind === 'pet' ? look.houseId * 7 : look.boss.length * 5) + (corner === 'user' ? 0 : 3)
  return sineNoise(seed * 12.9898 + 4.1)
}

/** Rest units of a pet per rest unit of this body. */
export const sizeOf = (look: BodyLook): number =>
  look.kind === 'boss' ? BOSS_UNITS[look.boss] / CREATURE_RIGS[look.boss].crownUnits : 1

export const bodyOf = (scene: Phaser.Scene, look: BodyLook): Body =>
  look.kind === 'pet'
    ? new FighterRig(scene, look)
    : new CreatureBody(scene, look.boss, CREATURE_RIGS[look.boss], look.pack)
