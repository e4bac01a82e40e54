import type { BossName } from '#assets/manifest/creatures.ts'
import { FIRE_LORD_FALL, MAMMOTH_FALL } from '#assets/manifest/fight-clips/boss-last-falls.ts'
import { mixColour } from '#scenes/kit/colour.ts'
import { clamp01, quadIn, shareOf } from '#scenes/kit/easing.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import {
  debris,
  dustWall,
  groundRing,
  later,
  lightAt,
  type ShowStage,
  type Spot,
  scattered,
  steam,
} from '../effects/show-pieces.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'

const SNOW = 0xe6f4ff
const ICE = 0x8fe3ff
const FUR = 0x7a4a33
const FIRE = 0xff8a1f
const HOT = 0xffd27a
const COAL = 0x4a3440
const ROCK = 0x54213f
const BLACK = 0x000000
const WHITE = 0xffffff

export interface FallCamera {
  shake(px: number, ms: number): void
}

const TOWARDS = -1

const struck = (stage: ShowStage, boss: ArenaFighter, camera: FallCamera, atMs: number): void => {
  later(stage.effects, atMs, () => {
    const { x, y } = boss.chest
    playFlipbook(stage.front, stage.effects, 'crit', { x, y, size: 620 * stage.layout.unit, lifeMs: 420 })
    stage.particles.sparks.explode(26, x, y)
    if (!stage.isCalm) camera.shake(9, 200)
  })
  groundRing(stage, { x: boss.feet.x, width: 900, colour: WHITE, delayMs: atMs })
}

const quake = (stage: ShowStage, camera: FallCamera, atMs: number, px: number, ms: number): void => {
  if (!stage.isCalm) later(stage.effects, atMs, () => camera.shake(px, ms))
}

const snowfall = (stage: ShowStage, fromMs: number): void => {
  const { width, groundY } = stage.layout
  for (let index = 0; index < 16; index += 1)
    later(stage.effects, fromMs + 110 * index, () =>
      stage.particles.flakes.explode(3, width * scattered(index, 20), groundY * (0.1 + 0.5 * scattered(index, 21))),
    )
}

const mammothFalls = (stage: ShowStage, boss: ArenaFighter, camera: FallCamera): void => {
  const { struckMs, rearsMs, crashesMs, dropsMs, breathesMs } = MAMMOTH_FALL
  const { unit } = stage.layout
  const homeX = boss.feet.x
  const mouth: Spot = () => ({ x: boss.feet.x + TOWARDS * 190 * boss.unit, y: boss.feet.y - 70 * boss.unit })
  struck(stage, boss, camera, struckMs)
  for (const atMs of [1000, 1260]) {
    groundRing(stage, { x: homeX, width: 560, colour: SNOW, delayMs: atMs })
    quake(stage, camera, atMs, 4, 160)
  }
  steam(stage, () => boss.pointAbove(260), { towards: TOWARDS, delayMs: rearsMs + 560, count: 8 })
  const chinX = homeX + TOWARDS * 150 * unit
  for (const [index, width] of [900, 1400, 1900].entries())
    groundRing(stage, {
      x: chinX,
      width,
      colour: index === 0 ? WHITE : SNOW,
      delayMs: crashesMs + 90 * index,
      lifeMs: 700,
    })
  dustWall(stage, { x: chinX, reach: 620, colour: SNOW, count: 16, delayMs: crashesMs })
  debris(stage, () => ({ x: chinX, y: stage.layout.groundY - 20 * unit }), {
    count: 14,
    colours: [ICE, WHITE, 0x4fb4e8],
    speed: 700,
    delayMs: crashesMs,
  })
  quake(stage, camera, crashesMs, 16, 620)
  snowfall(stage, crashesMs + 60)
  groundRing(stage, { x: homeX, width: 1700, colour: WHITE, delayMs: dropsMs, lifeMs: 700 })
  dustWall(stage, { x: homeX, reach: 760, colour: SNOW, count: 18, delayMs: dropsMs, lifeMs: 1700 })
  debris(stage, () => boss.pointAbove(230), {
    count: 18,
    colours: [ICE, WHITE, FUR, 0xb7efff],
    speed: 560,
    size: 44,
    delayMs: dropsMs,
    lifeMs: 1300,
  })
  quake(stage, camera, dropsMs, 13, 700)
  lightAt(stage, () => boss.pointAbove(120), {
    size: 1500,
    colour: 0xbfe4ff,
    delayMs: dropsMs,
    lifeMs: 900,
    alpha: 0.7,
    behind: true,
  })
  steam(stage, mouth, { towards: TOWARDS, delayMs: breathesMs, count: 7, lifeMs: 1300 })
  lightAt(stage, () => ({ x: boss.feet.x, y: stage.layout.groundY - 90 * unit }), {
    size: 1900,
    colour: 0xffc93c,
    delayMs: breathesMs,
    lifeMs: 2600,
    alpha: 0.55,
    behind: true,
  })
}

const fireLordFalls = (stage: ShowStage, boss: ArenaFighter, camera: FallCamera): void => {
  const { struckMs, glowsMs, burstsMs, coalMs, crumblesMs } = FIRE_LORD_FALL
  const { unit, groundY } = stage.layout
  const homeX = boss.feet.x
  const heart: Spot = () => boss.pointAbove(170)
  struck(stage, boss, camera, struckMs)
  quake(stage, camera, glowsMs, 3, burstsMs - glowsMs)
  for (let index = 0; index < 9; index += 1) {
    const atMs = glowsMs + (burstsMs - glowsMs) * (1 - (1 - index / 9) ** 1.7)
    lightAt(stage, () => boss.pointAbove(60 + 240 * scattered(index, 22)), {
      size: 300 + 60 * index,
      colour: index % 2 ? HOT : FIRE,
      delayMs: atMs,
      lifeMs: 380,
    })
    later(stage.effects, atMs, () => {
      const { x, y } = boss.pointAbove(40 + 260 * scattered(index, 23))
      stage.particles.embers.explode(8, x + (scattered(index, 24) - 0.5) * 200 * unit, y)
    })
  }
  lightAt(stage, heart, { size: 1500, colour: FIRE, delayMs: burstsMs - 700, lifeMs: 1500, behind: true })
  lightAt(stage, heart, { size: 1700, colour: HOT, delayMs: burstsMs - 120, lifeMs: 620, alpha: 0.8 })
  for (const [index, width] of [900, 1500, 2100].entries())
    groundRing(stage, {
      x: homeX,
      width,
      colour: index === 0 ? WHITE : FIRE,
      delayMs: burstsMs + 80 * index,
      lifeMs: 640,
    })
  later(stage.effects, burstsMs, () => {
    for (let index = 0; index < 6; index += 1) {
      const { x, y } = boss.pointAbove(60 + 60 * index)
      stage.particles.embers.explode(10, x + (scattered(index, 25) - 0.5) * 240 * unit, y)
    }
  })
  quake(stage, camera, burstsMs, 12, 420)
  dustWall(stage, { x: homeX, reach: 520, colour: 0x6a4a52, count: 10, delayMs: burstsMs + 60 })
  steam(stage, () => boss.pointAbove(320), { towards: 0.3, colour: 0x8a7a86, delayMs: coalMs, count: 8, lifeMs: 1500 })
  for (let index = 0; index < 5; index += 1)
    debris(stage, () => boss.pointAbove(Math.max(40, 300 - 60 * index)), {
      count: 7,
      colours: [COAL, ROCK, 0x2a1626],
      speed: 300,
      size: 52,
      delayMs: crumblesMs + 130 * index,
      lifeMs: 1400,
    })
  for (let index = 0; index < 22; index += 1)
    later(stage.effects, crumblesMs + 85 * index, () =>
      stage.particles.embers.explode(
        6,
        homeX + (scattered(index, 26) - 0.5) * 300 * unit,
        groundY - (30 + 200 * scattered(index, 27)) * unit,
      ),
    )
  quake(stage, camera, crumblesMs + 700, 9, 420)
  dustWall(stage, { x: homeX, reach: 560, colour: 0x5a4450, count: 16, delayMs: crumblesMs + 640, lifeMs: 1700 })
  lightAt(stage, () => ({ x: homeX, y: groundY - 24 * unit }), {
    size: 620,
    flat: 0.4,
    colour: FIRE,
    delayMs: crumblesMs + 500,
    lifeMs: 2400,
  })
}

const SHOWS: Readonly<Record<BossName, (stage: ShowStage, boss: ArenaFighter, camera: FallCamera) => void>> = {
  mammoth: mammothFalls,
  'fire-lord': fireLordFalls,
  'hollow-boss': (stage, boss, camera) => struck(stage, boss, camera, 0),
}

export const showBossFall = (stage: ShowStage, boss: ArenaFighter, name: BossName, camera: FallCamera): void =>
  SHOWS[name](stage, boss, camera)

export const colourFalling = (boss: ArenaFighter, name: BossName, ms: number): void => {
  if (name !== 'fire-lord') return
  const { glowsMs, burstsMs, coalMs, crumblesMs } = FIRE_LORD_FALL
  if (ms < burstsMs) {
    const trembling = 0.12 * Math.sin(ms / 40) * shareOf(ms, glowsMs, burstsMs)
    const glow = clamp01(quadIn(shareOf(ms, glowsMs, burstsMs)) + trembling)
    boss.colours.tinge(mixColour(BLACK, 0xffc890, glow), 'screen')
  } else {
    boss.colours.tinge(mixColour(0xffb070, COAL, shareOf(ms, burstsMs, coalMs)))
  }
  boss.fade(1 - shareOf(ms, crumblesMs + 500, crumblesMs + 900))
}
