import type { BossName } from '#assets/manifest/creatures.ts'
import { debris, dustWall, groundRing, later, lightAt, type ShowStage, scattered } from '../effects/show-pieces.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'

interface Outbreak {
  readonly light: number
  readonly ring: number
  readonly dust: number
  readonly pieces: readonly number[]
  readonly particles: 'flakes' | 'embers'
}

const OUTBREAKS: Readonly<Record<BossName, Outbreak>> = {
  mammoth: {
    light: 0x8fe3ff,
    ring: 0xd6f2ff,
    dust: 0xe6f4ff,
    pieces: [0x4a3f6b, 0x8a92a8, 0x8fe3ff],
    particles: 'flakes',
  },
  'fire-lord': {
    light: 0xff8a1f,
    ring: 0xffd27a,
    dust: 0x7a4a52,
    pieces: [0x54213f, 0x3b1b38, 0xff8a1f],
    particles: 'embers',
  },
  'hollow-boss': { light: 0xb07cff, ring: 0xd9c2ff, dust: 0xb9a6ff, pieces: [0xb07cff], particles: 'flakes' },
}

/** Must end within the beat that opens the second phase, and must not flash the whole picture. */
export const showOutbreak = (
  stage: ShowStage,
  fighter: ArenaFighter,
  boss: BossName,
  shake: (px: number, ms: number) => void,
): void => {
  const { light, ring, dust, pieces, particles } = OUTBREAKS[boss]
  const { unit } = stage.layout
  lightAt(stage, () => fighter.pointAbove(190), { size: 1300, colour: light, lifeMs: 900, behind: true })
  lightAt(stage, () => fighter.pointAbove(230), { size: 560, colour: light, lifeMs: 520, alpha: 0.7 })
  const { x } = fighter.feet
  for (const [index, width] of [800, 1300, 1900].entries())
    groundRing(stage, { x, width, colour: index === 1 ? light : ring, delayMs: 1 + 90 * index, lifeMs: 640 })
  dustWall(stage, { x, reach: 420, colour: dust, count: 10, lifeMs: 1000 })
  debris(stage, () => fighter.pointAbove(240), { count: 12, colours: pieces, speed: 560, size: 36, lifeMs: 1000 })
  for (let index = 0; index < 8; index += 1)
    later(stage.effects, 1 + 70 * index, () => {
      const at = fighter.pointAbove(60 + 300 * scattered(index, 50))
      stage.particles[particles].explode(5, at.x + (scattered(index, 51) - 0.5) * 260 * unit, at.y)
    })
  shake(8, 420)
}
