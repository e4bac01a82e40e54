import { CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import type { BossName } from '#assets/manifest/creatures.ts'
import type { Worn } from '#assets/manifest/fighter-layers.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { ShopBanner } from '#assets/manifest/shop-banners.ts'
import { SET_SLOTS, type SpecialSet } from '#assets/manifest/special-slugs.ts'
import { CREATURE_DRAWINGS } from '../creatures/all.ts'
import { composeCreature } from '../creatures/drawn-layer.ts'
import { drawFighter } from '../dressed.ts'
import { heart, pumpkin } from '../gear/specials/motifs.ts'
import { BOX_DRAWINGS } from '../icons/boxes.ts'
import { fill, freshId, gradient, halo, place, type Stops } from '../kit/svg.ts'
import { PROPS } from '../map/props.ts'
import type { PictureDrawing } from '../picture-drawing.ts'
import { backdrop, bunting, coin, coinHeap, FLOOR_Y, HEADER_BOX, shadow } from './header-parts.ts'
import { standing, twinkle } from './stage.ts'

const dressed = (set: SpecialSet): Worn =>
  Object.fromEntries(SET_SLOTS.map((slot) => [slot, { special: `${set}-${slot}` }]))

const model = (houseId: number, set: SpecialSet, x: number, scale: number): string =>
  shadow(x, 130 * scale, FLOOR_Y + 12) +
  standing(drawFighter(houseId, dressed(set), POSES.idle), x, scale, false, FLOOR_Y + 12)

const boss = (name: BossName, x: number, y: number, scale: number): string => {
  const rig = CREATURE_RIGS[name]
  const drawing = composeCreature(name, rig, CREATURE_DRAWINGS[name](), rig.poses.idle)
  return `<g transform="translate(${x},${y}) scale(${-scale},${scale}) translate(${-rig.ground.x},${-rig.ground.y})">${drawing}</g>`
}

const quietLeft = (colour: string): string => {
  const shade = freshId('g')
  const stops: Stops = [
    [0, colour, 0.9],
    [0.6, colour, 0.66],
    [1, colour, 0],
  ]
  return `<defs>${gradient(shade, stops, 'x1="0" y1="0" x2="1" y2="0"')}</defs><rect width="300" height="190" fill="url(#${shade})"/>`
}

const embers = (colours: readonly string[]): string =>
  Array.from({ length: 16 }, (_, index) =>
    twinkle(
      210 + ((index * 71) % 262),
      14 + ((index * 43) % 120),
      3 + (index % 3) * 1.6,
      colours[index % colours.length],
    ),
  ).join('')

const firelord = (): string =>
  backdrop(
    { above: '#3a0618', below: '#f0541f', hills: '#8a1f1c', floor: '#5a1420', light: [372, 118, '#ffb14a'] },
    37,
  ) +
  fill('M-10,190 V168 Q90,158 200,166 Q330,176 490,162 V190Z', '#ff8a1f', 'opacity=".55"') +
  quietLeft('#2a0414') +
  halo(388, 96, 130, '#ffd23e', 0.55) +
  embers(['#ffd23e', '#ff8a1f', '#fff3dc']) +
  boss('fire-lord', 396, 184, 0.4) +
  model(3, 'firelord', 268, 0.3)

const mammoth = (): string =>
  backdrop(
    { above: '#0a2a5a', below: '#8fd8f5', hills: '#3f8fc8', floor: '#dff2ff', light: [370, 96, '#ffffff'] },
    41,
  ) +
  PROPS.crystal(456, 164, 0.9, '#8fe3ff', 10) +
  PROPS.crystal(212, 162, 0.5, '#8fe3ff', -8) +
  quietLeft('#0a2a5a') +
  halo(378, 104, 130, '#ffffff', 0.5) +
  embers(['#ffffff', '#d6f4ff', '#8fe3ff']) +
  boss('mammoth', 384, 182, 0.38) +
  model(0, 'mammoth', 262, 0.3)

const valentine = (): string =>
  backdrop(
    { above: '#6a0f4a', below: '#ff8fb4', hills: '#d8508a', floor: '#a83268', light: [350, 100, '#ffe0ec'] },
    43,
  ) +
  bunting(190, 18, 484, 26, 30, ['#ff5d8f', '#ffffff', '#ffcf6b', '#ff8fb4']) +
  quietLeft('#5a0c40') +
  halo(338, 110, 140, '#fff0f6', 0.5) +
  embers(['#ffffff', '#ffcf6b', '#ffd6e4']) +
  heart(232, 58, 13, '#ff5d8f', 3) +
  heart(438, 66, 17, '#ff5d8f', 3) +
  heart(340, 46, 10, '#ffcf6b', 3) +
  model(5, 'valentine', 292, 0.31) +
  `<g transform="translate(808,0) scale(-1,1)">${model(2, 'valentine', 404, 0.31)}</g>`

const halloween = (): string =>
  backdrop(
    { above: '#160a3a', below: '#7a3a9a', hills: '#3a1a66', floor: '#2a1450', light: [412, 52, '#ffe9a8'] },
    47,
  ) +
  halo(420, 46, 80, '#fff0b8', 0.6) +
  fill('M420,18 a28,28 0 1 0 .1,0Z', '#fff0b8') +
  fill('M410,34 a6,6 0 1 0 .1,0Z M430,50 a8,8 0 1 0 .1,0Z', '#e8cf8a') +
  fill('M326,44 q10,-12 18,0 q8,-12 18,0 q-8,-2 -18,8 q-10,-10 -18,-8Z', '#160a3a') +
  fill('M470,92 q7,-9 13,0 q6,-9 13,0 q-6,-1 -13,6 q-7,-7 -13,-6Z', '#160a3a') +
  quietLeft('#12082e') +
  embers(['#ff8a1f', '#c98bff', '#ffe071']) +
  place(226, 152, 0.38, pumpkin(58)) +
  place(444, 148, 0.52, pumpkin(58)) +
  place(398, 160, 0.28, pumpkin(58, '#ffa63e')) +
  model(6, 'halloween', 324, 0.34)

const chests = (): string =>
  backdrop(
    { above: '#5a2408', below: '#ffb347', hills: '#a8521c', floor: '#7a3f1a', light: [340, 104, '#ffe9a8'] },
    53,
  ) +
  bunting(190, 14, 484, 22, 28, ['#ff5d7d', '#ffe071', '#5fd0ff', '#7ed957']) +
  quietLeft('#3f1a06') +
  halo(344, 110, 150, '#fff0b8', 0.55) +
  embers(['#ffe071', '#fff6cf']) +
  shadow(270, 46) +
  place(226, 88, 0.36, BOX_DRAWINGS.wood(false)) +
  shadow(432, 46) +
  place(386, 88, 0.36, BOX_DRAWINGS.iron(false)) +
  shadow(348, 66, FLOOR_Y + 16) +
  place(288, 76, 0.48, BOX_DRAWINGS.titanium(true)) +
  coinHeap(238, 172, 0.56) +
  coin(420, 176, 9) +
  coin(404, 180, 7)

const banner = (svg: () => string): PictureDrawing => ({ svg, box: HEADER_BOX, pxPerUnit: 1.6 })

export const SHOP_BANNER_DRAWINGS: Readonly<Record<ShopBanner, PictureDrawing>> = {
  firelord: banner(firelord),
  mammoth: banner(mammoth),
  valentine: banner(valentine),
  halloween: banner(halloween),
  chests: banner(chests),
}
