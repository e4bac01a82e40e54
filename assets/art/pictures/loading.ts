import { POSES } from '#assets/manifest/poses.ts'
import { drawFighter } from '../dressed.ts'
import { halo, place } from '../kit/svg.ts'
import { cloud } from '../map/cloud.ts'
import { island } from '../map/island.ts'
import { ISLAND_SHAPES } from '../map/island-shapes.ts'
import type { PictureDrawing } from '../picture-drawing.ts'
import { WAVING } from './poses.ts'
import { standing, twinkle } from './stage.ts'
import { drawTitleMark } from './title-mark.ts'

/** Contains no name: the page writes the game's name as text. */
export const LOADING: PictureDrawing = {
  box: { x: 0, y: 0, width: 480, height: 560 },
  pxPerUnit: 0.76,
  svg: () =>
    halo(240, 250, 240, '#7c4dff', 0.5, 260) +
    cloud(84, 300, 0.62, '#6a48c8', 0.7) +
    cloud(408, 262, 0.52, '#6a48c8', 0.6) +
    place(152, 6, 0.69, drawTitleMark()) +
    place(240, 424, 1, island(ISLAND_SHAPES.meadow, 208, 56, { top: '#5fcf6a', cliff: '#9a6a4a' })) +
    '<ellipse cx="240" cy="430" rx="176" ry="30" fill="#0d0622" opacity=".28"/>' +
    standing(drawFighter(1, {}, WAVING), 96, 0.42, false, 412) +
    standing(drawFighter(5, {}, POSES.win), 374, 0.44, true, 414) +
    standing(drawFighter(0, { sword: 4, shield: 3 }, POSES.win), 250, 0.54, false, 446) +
    twinkle(72, 150, 16) +
    twinkle(414, 118, 20) +
    twinkle(376, 196, 11, '#36d6ff') +
    twinkle(108, 226, 11, '#ff7fb0'),
}
