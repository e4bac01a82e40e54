import { ARENA_GROUND_Y, ARENA_SIZE } from '#assets/manifest/arena-layers.ts'
import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { drawArenaLayer } from '../arena/layers.ts'
import { drawFighter } from '../dressed.ts'
import { fill, freshId, gradient, halo, place, seededRandom } from '../kit/svg.ts'
import { cloud } from '../map/cloud.ts'
import { drawLand } from '../map/lands.ts'
import type { PictureDrawing } from '../picture-drawing.ts'
import { EFFECTS } from '../vfx/all.ts'
import { WAVING } from './poses.ts'
import { standing, twinkle } from './stage.ts'
import { drawTitleMark } from './title-mark.ts'

const WIDTH = 1200
const HEIGHT = 630
const GROUND_Y = 566

const night = (): string => {
  const id = freshId('n')
  const random = seededRandom(11)
  const stars = Array.from({ length: 60 }, () => {
    const [x, y, radius] = [random() * WIDTH, random() * 300, 1 + random() * 1.8]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="#fff" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
  return `<defs>${gradient(id, [
    [0, '#24135f'],
    [0.45, '#4a2fa0'],
    [1, '#7d59c9'],
  ])}</defs>${fill(`M0,0 H${WIDTH} V${HEIGHT} H0Z`, `url(#${id})`)}${stars}`
}

const arena = (): string =>
  `<g transform="translate(${WIDTH / 2},${GROUND_Y}) scale(1.4,.96) translate(${-ARENA_SIZE.width / 2},${-ARENA_GROUND_Y})">${(
    ['stands', 'wall', 'floor'] as const
  )
    .map((layer) => drawArenaLayer(0, layer))
    .join('')}</g>`

const land = (houseId: number, x: number, y: number, scale: number): string => {
  const found = MAP_LANDS.find((candidate) => candidate.houseId === houseId)
  return found ? place(x, y, scale, drawLand(found.land, found.radius)) : ''
}

const fighters = (): string => {
  const shadow = (x: number, width: number) =>
    `<ellipse cx="${x}" cy="${GROUND_Y + 2}" rx="${width}" ry="16" fill="#0d0622" opacity=".5"/>`
  return (
    shadow(160, 90) +
    standing(drawFighter(6, {}, WAVING), 160, 0.52, false, GROUND_Y - 12) +
    standing(drawFighter(7, {}, POSES.win), 1092, 0.52, true, GROUND_Y - 12) +
    shadow(1086, 90) +
    shadow(420, 120) +
    shadow(830, 120) +
    standing(
      drawFighter(1, { sword: 3, shield: 4, helmet: 4, armor: 4, boots: 4 }, POSES.block),
      830,
      0.84,
      true,
      GROUND_Y + 6,
    ) +
    standing(
      drawFighter(0, { sword: 5, helmet: 2, shield: 2, armor: 2, boots: 2, wings: 2 }, POSES.attack),
      396,
      0.84,
      false,
      GROUND_Y + 6,
    ) +
    place(706, 500, 0.8, EFFECTS.hit(0.42))
  )
}

/** Contains no words: one picture serves all languages. */
export const LINK_PREVIEW: PictureDrawing = {
  box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  pxPerUnit: 1,
  svg: () =>
    night() +
    halo(600, 200, 420, '#ffc93c', 0.28, 260) +
    cloud(330, 150, 1, '#6a48c8', 0.7) +
    cloud(900, 190, 0.9, '#6a48c8', 0.7) +
    land(0, 236, 112, 0.52) +
    land(1, 962, 112, 0.5) +
    arena() +
    place(494, 8, 0.83, drawTitleMark()) +
    fighters() +
    twinkle(360, 60, 16) +
    twinkle(850, 70, 20) +
    twinkle(760, 180, 10, '#36d6ff'),
}
