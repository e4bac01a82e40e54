import type { BossName } from '#assets/manifest/creatures.ts'
import { ARRIVES_AT_MS, BOSS_ENTRANCES, MAMMOTH_STEPS_MS } from '#assets/manifest/fight-clips/boss-entrances.ts'
import type { StageCue } from '#bridge/bridge.ts'
import { mixColour } from '#scenes/kit/colour.ts'
import { quadOut, shareOf } from '#scenes/kit/easing.ts'
import { playFlipbook } from '#scenes/kit/flipbook.ts'
import { slamNamePlate } from '../effects/name-plate.ts'
import {
  debris,
  dustWall,
  groundRing,
  later,
  lightAt,
  type ShowStage,
  scattered,
  steam,
} from '../effects/show-pieces.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import { towardsOf } from '../fighter/footing.ts'

const SNOW = 0xe6f4ff
const ICE = 0x8fe3ff
const FIRE = 0xff8a1f
const HOT = 0xffd27a
const WHITE = 0xffffff

export interface Arrival {
  readonly boss: BossName
  readonly fighter: ArenaFighter
  readonly name: string
  readonly pixelRatio: number
  shake(px: number, ms: number): void
  playCue(cue: StageCue): void
}

const mammothComes = (stage: ShowStage, { fighter, shake }: Arrival): void => {
  const { unit } = stage.layout
  const towards = towardsOf(fighter.corner)
  for (const [index, atMs] of MAMMOTH_STEPS_MS.entries())
    later(stage.effects, atMs, () => {
      const { x, y } = fighter.feet
      groundRing(stage, { x, width: 700 + 90 * index, colour: SNOW })
      stage.particles.dust.explode(12, x + towards * 90 * unit, y)
      shake(4 + index, 190)
    })
  steam(
    stage,
    () => {
      const { x, y } = fighter.pointAbove(170)
      return { x: x + towards * 190 * fighter.unit, y }
    },
    { towards, delayMs: 1180, count: 4 },
  )
  later(stage.effects, ARRIVES_AT_MS.mammoth, () => {
    const { x, y } = fighter.feet
    for (const [index, width] of [900, 1400, 1900].entries())
      groundRing(stage, { x, width, colour: index === 0 ? WHITE : ICE, delayMs: 80 * index, lifeMs: 640 })
    dustWall(stage, { x, reach: 560, colour: SNOW, count: 14 })
    debris(stage, () => ({ x: x + towards * 80 * unit, y: y - 10 }), { count: 12, colours: [ICE, WHITE, 0x4fb4e8] })
    shake(12, 460)
  })
  steam(
    stage,
    () => {
      const { x, y } = fighter.pointAbove(330)
      return { x: x + towards * 150 * fighter.unit, y }
    },
    { towards, delayMs: 1900, count: 8, lifeMs: 800 },
  )
}

const fireLordComes = (stage: ShowStage, { fighter, shake }: Arrival): void => {
  const { unit, groundY } = stage.layout
  const home = fighter.feet.x
  const floor = { x: home, y: groundY - 14 * unit }
  lightAt(stage, () => floor, { size: 760, flat: 0.34, colour: FIRE, lifeMs: 2100, alpha: 1 })
  lightAt(stage, () => ({ x: home, y: groundY - 150 * unit }), {
    size: 1100,
    colour: 0xff5a1f,
    delayMs: 350,
    lifeMs: 1900,
    alpha: 0.7,
    behind: true,
  })
  for (let index = 0; index < 9; index += 1)
    playFlipbook(stage.front, stage.effects, 'burn', {
      x: home + (scattered(index, 40) - 0.5) * 330 * unit,
      y: groundY - (60 + 40 * scattered(index, 41)) * unit,
      size: (260 + 160 * scattered(index, 42)) * unit,
      lifeMs: 560,
      delayMs: 60 + 120 * index,
    })
  for (let index = 0; index < 16; index += 1)
    later(stage.effects, 80 + 90 * index, () =>
      stage.particles.embers.explode(
        5,
        home + (scattered(index, 43) - 0.5) * 300 * unit,
        groundY - 260 * scattered(index, 44) * unit,
      ),
    )
  later(stage.effects, 560, () => shake(5, 620))
  fighter.fade(0)
  stage.effects.add({
    lifeMs: 1700,
    update(_, ms) {
      fighter.fade(shareOf(ms, 480, 700))
      fighter.colours.tinge(mixColour(0xffd9a0, 0x000000, quadOut(shareOf(ms, 820, 1600))), 'screen')
    },
    end() {
      fighter.fade(1)
      fighter.colours.tinge(null)
    },
  })
  later(stage.effects, ARRIVES_AT_MS['fire-lord'], () => {
    const { x } = fighter.feet
    for (const [index, width] of [900, 1500, 2000].entries())
      groundRing(stage, { x, width, colour: index === 0 ? HOT : FIRE, delayMs: 80 * index, lifeMs: 640 })
    dustWall(stage, { x, reach: 460, colour: 0x7a4a52, count: 10 })
    debris(stage, () => ({ x, y: groundY - 10 }), { count: 10, colours: [0x54213f, 0xff8a1f, 0x3b1b38] })
    shake(11, 420)
  })
}

const SHOWS: Readonly<Partial<Record<BossName, (stage: ShowStage, arrival: Arrival) => void>>> = {
  mammoth: mammothComes,
  'fire-lord': fireLordComes,
}

/** With reduced motion only the name and the sounds remain. */
export const showBossEntrance = (stage: ShowStage, arrival: Arrival): void => {
  const { boss, name, pixelRatio } = arrival
  if (!stage.isCalm) SHOWS[boss]?.(stage, arrival)
  const delayMs = stage.isCalm ? 1 : ARRIVES_AT_MS[boss]
  later(stage.effects, delayMs, () => slamNamePlate(stage, { name, boss, pixelRatio }))
  for (const { atMs, ...cue } of BOSS_ENTRANCES[boss].sounds)
    later(stage.effects, Math.max(1, atMs), () => arrival.playCue({ kind: 'sample', ...cue }))
}
