import Phaser from 'phaser'
import { DRAWN, GLOW_FRAME } from '#scenes/kit/drawn-textures.ts'
import { quadIn, quadOut, shareOf } from '#scenes/kit/easing.ts'
import type { Effects } from '#scenes/kit/effects.ts'
import { playPicture } from '#scenes/kit/play-picture.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'

const NIGHT = 0x120a33
const DIM = {
  critical: { depth: 0.46, holdMs: 120, lifeMs: 380 },
  lethal: { depth: 0.62, holdMs: 300, lifeMs: 1000 },
} as const
/** The veil is larger than the view, so that shakes and pans show no edge. */
const OVERLAP = 1.3

const GOLD = 0xffc93c
const GLOW_UNITS = 720
const GLOW_GROWS_MS = 420
const GLOW_BEAT_MS = 900

export const dimArena = (
  veil: Phaser.GameObjects.Container,
  effects: Effects,
  { width, height }: ArenaLayout,
  blow: keyof typeof DIM,
): void => {
  const { depth, holdMs, lifeMs } = DIM[blow]
  const dark = new Phaser.GameObjects.Rectangle(
    veil.scene,
    width / 2,
    height / 2,
    width * OVERLAP,
    height * OVERLAP,
    NIGHT,
  )
  veil.add(dark)
  effects.add({
    lifeMs,
    update: (_, ageMs) => dark.setAlpha(depth * (1 - quadIn(shareOf(ageMs, holdMs, lifeMs)))),
    end: () => dark.destroy(),
  })
}

export const shineOn = (
  winner: ArenaFighter,
  veil: Phaser.GameObjects.Container,
  effects: Effects,
  isCalm: boolean,
): void => {
  const light = { texture: DRAWN, frame: GLOW_FRAME, lifeMs: Number.POSITIVE_INFINITY }
  playPicture(veil, effects, light, (image, _, ageMs) => {
    const grown = isCalm ? 1 : quadOut(shareOf(ageMs, 0, GLOW_GROWS_MS))
    const pulse = isCalm ? 0 : Math.sin((2 * Math.PI * ageMs) / GLOW_BEAT_MS / 2)
    const { x, y } = winner.chest
    const wide = GLOW_UNITS * winner.unit * (0.6 + 0.4 * grown + 0.04 * pulse)
    image.setPosition(x, y).setTint(GOLD).setBlendMode(Phaser.BlendModes.ADD)
    image.setDisplaySize(wide, wide).setAlpha(grown * (0.55 + 0.1 * pulse))
  })
}
