import { drawBossArenaLayer } from '../../art/arena/bosses/boss-arena.ts'
import { drawFighter } from '../../art/dressed.ts'
import { place } from '../../art/kit/svg.ts'
import { drawLand } from '../../art/map/lands.ts'
import { pictureDrawing } from '../../art/pictures.ts'
import { EFFECTS, PARTICLES } from '../../art/vfx/all.ts'
import { ARENA_GROUND_Y, ARENA_LAYERS, ARENA_SIZE, type ArenaIndex, arenaPicture } from '../../manifest/arena-layers.ts'
import { BOSS_ARENA_LAYER_NAMES, BOSS_NAMES } from '../../manifest/creatures.ts'
import { MAP_LANDS, MAP_SIZE } from '../../manifest/map-regions.ts'
import { POSES } from '../../manifest/poses.ts'
import { EFFECT_FRAME_COUNT } from '../../manifest/vfx.ts'
import { dressedIn, FIGHTER_SHADOW } from './fighters.ts'
import type { Sheet } from './sheet.ts'

const ARENAS: readonly ArenaIndex[] = [0, 1, 2, 3]

const fighter = (x: number, scale: string, drawing: string): string =>
  `<g transform="translate(${x},${ARENA_GROUND_Y}) scale(${scale}) translate(-256,-456)">${FIGHTER_SHADOW}${drawing}</g>`

const duel = (): string =>
  fighter(226, '.7', drawFighter(0, dressedIn(2), POSES.attack)) +
  fighter(585, '-.7,.7', drawFighter(1, dressedIn(4), POSES.hit))

export const arenaSheets = (): Sheet[] => [
  ...ARENAS.map((arena) => ({
    name: `arena-${arena}`,
    ...ARENA_SIZE,
    svg: ARENA_LAYERS.map(
      (layer) => (layer.inFront ? duel() : '') + pictureDrawing(arenaPicture(arena, layer.name)).svg(),
    ).join(''),
  })),
  ...BOSS_NAMES.map((boss) => ({
    name: `arena-${boss}`,
    ...ARENA_SIZE,
    svg: BOSS_ARENA_LAYER_NAMES.map(
      (layer) =>
        (layer === 'fore' ? fighter(226, '.7', drawFighter(0, dressedIn(2), POSES.attack)) : '') +
        drawBossArenaLayer(boss, layer),
    ).join(''),
  })),
]

export const mapSheet = (): Sheet => ({
  name: 'map',
  ...MAP_SIZE,
  svg:
    pictureDrawing('map-background').svg() +
    [...MAP_LANDS]
      .sort((a, b) => a.center.y - b.center.y)
      .map((land) => place(land.center.x, land.center.y, 1, drawLand(land.land, land.radius)))
      .join(''),
})

export const effectSheet = (): Sheet => {
  const draws = Object.values(EFFECTS)
  const cell = 150
  const rows = draws.map((draw, y) =>
    Array.from({ length: EFFECT_FRAME_COUNT }, (_, x) =>
      place(x * cell + cell / 2, y * cell + cell / 2, cell / 330, draw((x + 0.5) / EFFECT_FRAME_COUNT)),
    ).join(''),
  )
  const particles = Object.values(PARTICLES)
    .map(({ draw }, x) => place(x * cell + cell / 2, draws.length * cell + cell / 2, 1, draw()))
    .join('')
  return {
    name: 'effects',
    width: cell * EFFECT_FRAME_COUNT,
    height: cell * (draws.length + 1),
    svg: rows.join('') + particles,
  }
}
