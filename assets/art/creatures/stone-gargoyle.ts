import { fill, line, mirrored, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { claws, crack, horn } from './parts.ts'

const STONE = '#8e97ab'
const DEEP = '#69718a'
const HORN = '#d6d3c8'
const CLAW = '#e4e6ea'
const MOSS = '#6fae4a'
const CURSE = '#8dff5c'

/** Wings and ears are mirrored about this x. */
const AXIS = 262

const moss = (path: string): string => fill(path, MOSS) + line(path, 3, tone(MOSS, -0.14), 'opacity=".6"')
const curse = (path: string, width = 5): string => crack(path, width, CURSE, '#f2ffe0')

const wing = (side: 1 | -1): string => {
  const outline =
    side === -1
      ? 'M60,282 L104,176 L196,74 L222,34 L234,70 C270,100 296,140 304,196 C276,186 256,196 246,222 C230,206 206,208 192,236 C182,250 180,268 174,298 C146,284 112,304 78,336Z'
      : 'M60,282 L104,176 L176,96 L190,112 L212,94 L232,122 L254,124 C284,146 300,170 304,196 C276,186 256,196 246,222 C230,206 206,208 192,236 C182,250 180,268 174,298 C146,284 112,304 78,336Z'
  const bones = 'M84,272 L112,184 L208,80 M112,184 L296,190 M112,186 L244,214 M110,190 L188,236 M106,200 L172,288'
  return volume(outline, DEEP, {
    relief: [7, 6, 9],
    topColour: tone(STONE, 0.02),
    inside:
      fill('M112,184 L320,186 L250,214 L196,232 L176,298 L80,330Z', tone(DEEP, -0.1), 'opacity=".75"') +
      line(bones, 13, tone(DEEP, -0.22)) +
      line(bones, 7, tone(STONE, 0.06)),
  })
}

const arm = (x: number, side: 1 | -1): string => {
  const at = (dx: number): number => x + side * dx
  return (
    volume(
      `M${at(24)},262 L${at(-30)},268 L${at(-60)},316 L${at(-52)},362 L${at(-80)},382 L${at(-78)},424 L${at(-34)},442 L${at(4)},426 L${at(6)},384 L${at(-10)},362 L${at(10)},318Z`,
      tone(STONE, -0.03),
      {
        relief: [7, 8, 9],
        topColour: tone(STONE, 0.1),
        inside:
          fill(
            `M${at(-10)},362 L${at(-52)},362 L${at(-80)},382 L${at(-34)},392 L${at(6)},384Z`,
            tone(STONE, 0.07),
            'opacity=".8"',
          ) +
          curse(`M${at(-28)},296 L${at(-38)},320 L${at(-24)},340`, 4) +
          moss(`M${at(30)},250 L${at(-42)},258 L${at(-38)},284 L${at(-20)},274 L${at(-8)},292 L${at(20)},278Z`),
      },
    ) +
    claws(
      [
        [at(-64), 428, side * 12],
        [at(-38), 438, 0],
        [at(-12), 430, side * -12],
      ],
      CLAW,
    )
  )
}

const talon = (x: number): string =>
  volume(
    `M${x - 34},452 L${x - 38},428 L${x - 16},410 L${x + 22},410 L${x + 42},430 L${x + 38},452Z`,
    tone(STONE, -0.07),
    { relief: [6, 4, 5], inside: line(`M${x - 10},428 V456 M${x + 14},428 V456`, 4, tone(DEEP, -0.2)) },
  ) +
  claws(
    [
      [x - 24, 444, 14],
      [x + 2, 448, 0],
      [x + 28, 444, -14],
    ],
    CLAW,
  )

const torso = (): string =>
  volume('M136,300 L156,240 L206,206 L318,206 L368,240 L388,300 L374,388 L330,432 L258,444 L186,432 L146,388Z', DEEP, {
    relief: [7, 12, 12],
    topColour: STONE,
    inside:
      moss('M150,200 H372 V262 L352,246 L336,268 L316,244 L208,244 L190,270 L172,248 L150,272Z') +
      line('M214,420 L262,430 L312,418 M206,396 L186,404 M318,396 L342,402', 5, tone(DEEP, -0.2)) +
      curse('M352,330 L338,356 L354,382', 5),
  })

const ears = (): string =>
  mirrored(AXIS, () =>
    volume('M78,262 L152,190 L170,196 L136,250 L156,262 L86,306Z', STONE, {
      relief: [6, 4, 5],
      inside: fill('M92,262 L150,206 L124,250 L134,258 L92,288Z', tone(DEEP, -0.14)),
    }),
  )

const horns = (): string =>
  horn(
    'M206,214 C172,196 150,152 160,92 C162,78 174,74 180,88 C190,128 214,156 250,186Z',
    'M140,70 H200 L186,132 L150,128Z',
    HORN,
    '#77756f',
  ) +
  volume('M318,214 L344,192 L356,150 L338,158 L330,142 L314,150 L304,166 L276,186Z', HORN, {
    relief: [6, 4, 5],
    inside: fill('M356,150 L338,158 L330,142 L314,150 L318,164 L350,168Z', tone(HORN, 0.06)),
  })

const skull = (): string =>
  volume('M172,236 L204,196 L262,184 L320,196 L352,236 L362,300 L340,366 L304,404 L224,404 L186,368 L162,300Z', STONE, {
    relief: [7, 11, 12],
    topColour: tone(STONE, 0.12),
    inside:
      fill('M262,184 L204,196 L172,236 L214,232 L262,214Z', tone(STONE, 0.12), 'opacity=".8"') +
      fill('M362,300 L340,366 L304,404 L300,372 L330,330 L346,290Z', tone(DEEP, -0.06), 'opacity=".8"') +
      fill('M162,300 L186,368 L206,360 L190,312Z', tone(DEEP, 0.02), 'opacity=".8"') +
      moss('M206,180 L262,170 L322,182 L330,208 L306,200 L290,222 L262,198 L240,218 L220,198 L196,214Z') +
      curse('M352,286 L330,302 L340,326', 4) +
      curse('M176,300 L194,318 L182,338', 4),
  }) +
  volume('M248,296 L262,286 L278,296 L290,322 L264,330 L238,322Z', tone(STONE, 0.05), {
    relief: [5, 3, 4],
    inside: fill('M246,320 L254,308 L258,322Z M270,322 L274,308 L284,320Z', INK),
  }) +
  throat(264, 346, 62, 42, '#1f2a1c', '#7fd44a')

const brow = (): string =>
  volume('M170,248 L212,226 L262,266 L314,226 L354,248 L342,272 L312,260 L264,294 L214,260 L182,272Z', STONE, {
    relief: [5, 3, 6],
    topColour: tone(STONE, 0.13),
  })

export const drawStoneGargoyle = (): DrawnLayer[] => [
  {
    slot: 'tail',
    bone: 'tail',
    svg: volume(
      'M206,408 C150,432 92,416 78,362 L46,372 L66,306 L116,352 L98,356 C108,388 150,394 196,376Z',
      tone(STONE, -0.06),
      { relief: [6, 5, 6] },
    ),
  },
  { slot: 'limb', bone: 'limbF', svg: arm(352, -1) },
  { slot: 'feet', bone: 'root', svg: talon(206) + talon(306) },
  { slot: 'body', bone: 'body', svg: mirrored(AXIS, wing) + torso() + ears() + horns() + skull() },
  { slot: 'jaw', bone: 'jaw', svg: chin(264, 376, 56, 42, STONE) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces(
      [
        { x: 218, y: 280, rx: 25, ry: 21, side: 1, colour: '#d8ffb0', core: '#7be03a' },
        { x: 308, y: 280, rx: 23, ry: 21, side: -1, colour: '#d8ffb0', core: '#7be03a' },
      ],
      brow(),
    ),
  },
  { slot: 'limb', bone: 'limbN', svg: arm(160, 1) },
]
