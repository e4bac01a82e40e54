import type { InsigniaPictureName } from '#assets/manifest/insignia.ts'
import { drawFighter } from '../dressed.ts'
import { ellipse, fill, halo, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import type { PictureDrawing } from '../picture-drawing.ts'
import { GAZING, PEERING, SITTING, WAVING } from './poses.ts'
import { ground, scene, standing, twinkle } from './stage.ts'

const WOOD = '#c98d4f'

const smallScene = (svg: () => string): PictureDrawing => scene(svg, 0.65)

const emptyChest = (): string =>
  volume('M252,214 L268,150 Q272,138 286,138 H400 Q414,138 418,150 L434,214Z', tone('#8d3fe0', -0.14), {
    relief: [8, 7, 9],
    inside: fill('M276,214 L288,158 H398 L410,214Z', tone('#8d3fe0', -0.3)),
  }) +
  volume('M252,214 H434 V240 H252Z', '#2a1450', { relief: [8, 0, 0] }) +
  volume('M248,236 H438 L430,326 Q429,336 418,336 H268 Q257,336 256,326Z', '#8d3fe0', {
    relief: [8, 8, 9],
    topColour: '#a55bf5',
    inside:
      line('M290,244 V336 M396,244 V336', 26, '#ffcf3f') +
      line('M277,240 V336 M303,240 V336 M383,240 V336 M409,240 V336', 4, INK),
  }) +
  volume('M242,226 H444 V250 H242Z', '#ffcf3f', { relief: [7, 3, 5] }) +
  volume('M324,232 h38 v28 q0,14 -19,20 q-19,-6 -19,-20Z', '#ffe071', { relief: [7, 4, 4] })

const stallBack = (): string =>
  halo(240, 190, 210, '#ffc93c', 0.28) +
  [104, 376]
    .map((x) => volume(`M${x - 8},70 H${x + 8} V338 H${x - 8}Z`, tone(WOOD, -0.1), { relief: [7, 3, 0] }))
    .join('')

const stallFront = (): string => {
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const x = 72 + index * 56
    const path = `M${x},40 H${x + 56} V84 a28,22 0 0 1 -56,0Z`
    return volume(path, index % 2 ? '#fff3dc' : '#ff5d7d', { relief: [6, 4, 6] })
  }).join('')
  return (
    volume('M80,264 H400 V338 H80Z', WOOD, {
      relief: [8, 6, 8],
      inside: line('M160,264 V340 M240,264 V340 M320,264 V340', 5, tone(WOOD, -0.16)),
    }) +
    volume('M64,244 H416 Q426,244 426,254 V262 Q426,272 416,272 H64 Q54,272 54,262 V254 Q54,244 64,244Z', '#e0aa6a', {
      relief: [8, 4, 5],
    }) +
    stripes +
    volume('M60,18 H420 Q428,18 428,26 V36 Q428,46 420,46 H60 Q52,46 52,36 V26 Q52,18 60,18Z', '#ffc93c', {
      relief: [7, 3, 4],
    }) +
    `<g transform="translate(336,300) rotate(14)">${volume('M-30,-20 H22 L42,0 L22,20 H-30Z', '#fff3dc', { relief: [6, 3, 3] })}${fill(ellipse(22, 0, 5), INK)}</g>`
  )
}

const tent = (): string =>
  volume('M262,338 L352,158 L446,338Z', '#2f8fd0', { relief: [8, 9, 7], topColour: '#6fc4ff' }) +
  volume('M318,338 L352,196 L384,338Z', '#2a1450', { relief: [6, 0, 0] }) +
  volume('M352,196 L318,338 H296 Q332,268 352,196Z', '#9fdcff', { relief: [5, 3, 4] }) +
  line('M352,158 V134', 12) +
  fill('M352,126 L388,138 L352,150Z', '#ffc93c', `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`)

const flag = (): string =>
  line('M196,340 V64', 18) +
  line('M196,340 V64', 8, '#e0aa6a') +
  volume('M198,76 C232,62 262,92 306,76 V146 C262,162 232,132 198,146Z', '#ff4d6d', {
    relief: [8, 6, 8],
    topColour: '#ff8a9c',
    inside: fill(starPath(250, 112, 24, 11, 5, -90, 0.2), '#ffe071'),
  }) +
  volume(ellipse(196, 60, 11), '#ffc93c', { relief: [7, 2, 3] })

const scroll = (): string =>
  volume('M262,150 H410 V312 H262Z', '#fff3dc', {
    relief: [8, 6, 8],
    inside: line('M284,196 H388 M284,226 H388 M284,256 H350', 8, '#e6d2ac', 'stroke-dasharray="2 16"'),
  }) +
  [146, 312]
    .map((y) =>
      volume(
        `M256,${y - 16} H416 Q430,${y - 16} 430,${y} Q430,${y + 16} 416,${y + 16} H256 Q242,${y + 16} 242,${y} Q242,${y - 16} 256,${y - 16}Z`,
        '#e0aa6a',
        { relief: [7, 4, 5] },
      ),
    )
    .join('') +
  `<g transform="translate(392,196) rotate(28)">${volume('M0,74 C-30,30 -22,-40 18,-84 C34,-34 28,30 6,74Z', '#36d6ff', { relief: [7, 4, 5], inside: line('M2,74 C4,20 8,-30 16,-72', 4, '#ffffff') })}${line('M2,70 L0,104', 9)}</g>`

const clipboard = (): string =>
  volume('M292,122 H424 Q436,122 436,134 V322 Q436,334 424,334 H292 Q280,334 280,322 V134 Q280,122 292,122Z', WOOD, {
    relief: [8, 6, 8],
  }) +
  volume('M298,144 H418 V318 H298Z', '#fff3dc', { relief: [5, 3, 4] }) +
  volume('M334,106 H382 Q392,106 392,116 V136 H324 V116 Q324,106 334,106Z', '#c9c1f2', { relief: [7, 3, 4] }) +
  [176, 224, 272]
    .map(
      (y) =>
        volume(ellipse(324, y + 6, 15), '#3ddc84', { relief: [5, 2, 3] }) +
        line(`M317,${y + 6} l6,7 l10,-14`, 6, '#ffffff') +
        line(`M352,${y + 6} H402`, 9, '#d9c6a0'),
    )
    .join('')

const podium = (): string => {
  const step = (x: number, y: number, colour: string) =>
    volume(`M${x},${y} H${x + 88} V338 H${x}Z`, colour, { relief: [8, 7, 7], topColour: tone(colour, 0.1) }) +
    volume(`M${x - 6},${y - 12} H${x + 94} V${y + 8} H${x - 6}Z`, tone(colour, 0.08), { relief: [7, 3, 4] })
  return (
    halo(330, 150, 150, '#ffc93c', 0.35) +
    step(218, 270, '#b9c6e0') +
    step(382, 296, '#d98a4e') +
    step(300, 222, '#ffc22e') +
    fill(starPath(344, 282, 25, 12, 5, -90, 0.2), '#fff2b0') +
    place(
      286,
      78,
      0.45,
      volume('M40,200 L24,84 L82,130 L128,50 L174,130 L232,84 L216,200Z', '#ffd23e', {
        relief: [16, 9, 11],
        topColour: '#fff0a0',
      }),
    )
  )
}

export const EMPTY_STATES: Readonly<Record<InsigniaPictureName, PictureDrawing>> = {
  'empty-inventory': smallScene(
    () =>
      ground() +
      emptyChest() +
      standing(drawFighter(5, {}, PEERING), 168, 0.58) +
      twinkle(344, 96, 20) +
      twinkle(404, 112, 12, '#36d6ff'),
  ),
  'empty-market': smallScene(
    () => ground() + stallBack() + standing(drawFighter(3, {}, WAVING), 238, 0.6, false, 324) + stallFront(),
  ),
  'empty-guild': smallScene(
    () =>
      ground() +
      tent() +
      flag() +
      standing(drawFighter(7, {}, WAVING), 128, 0.56, true) +
      twinkle(60, 120, 16, '#36d6ff') +
      twinkle(420, 96, 18),
  ),
  'empty-history': smallScene(() => ground() + scroll() + standing(drawFighter(6, {}, GAZING), 156, 0.58)),
  'empty-tasks': smallScene(
    () =>
      ground() +
      clipboard() +
      standing(drawFighter(0, {}, SITTING), 168, 0.62) +
      twinkle(80, 120, 20) +
      twinkle(236, 84, 14, '#ff7fb0'),
  ),
  'empty-board': smallScene(
    () =>
      ground() +
      podium() +
      standing(drawFighter(1, {}, GAZING), 128, 0.52) +
      twinkle(252, 150, 14) +
      twinkle(430, 160, 18, '#fff3dc'),
  ),
}
