import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { foot, horn, paler } from './parts.ts'

const HIDE = '#3f74d8'
const IRON = '#8b93a8'
const GOLD = '#ffcf3f'

const links = (x: number, y: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${x}" cy="${y + index * 20}" rx="8" ry="13" fill="none" stroke="${INK}" stroke-width="13"/><ellipse cx="${x}" cy="${y + index * 20}" rx="8" ry="13" fill="none" stroke="${IRON}" stroke-width="6"/>`,
  ).join('')

const fist = (x: number, side: 1 | -1): string => {
  const at = (dx: number): number => x + side * dx
  return (
    links(at(-70), 408, 2) +
    volume(
      `M${at(22)},238 C${at(-40)},226 ${at(-78)},276 ${at(-74)},344 C${at(-96)},370 ${at(-92)},428 ${at(-46)},436 C${at(4)},440 ${at(14)},394 ${at(-6)},358 C${at(-6)},324 ${at(6)},304 ${at(22)},292 C${at(54)},282 ${at(54)},242 ${at(22)},238Z`,
      HIDE,
      {
        relief: [7, 9, 10],
        inside: line(`M${at(-56)},412 q6,14 4,22 M${at(-30)},414 q4,12 2,22`, 5, tone(HIDE, -0.14)),
      },
    ) +
    volume(`M${at(-84)},344 Q${at(-40)},366 ${at(2)},344 L${at(6)},372 Q${at(-40)},394 ${at(-88)},372Z`, IRON, {
      relief: [5, 4, 5],
      inside: [-66, -40, -14].map((dx) => fill(ellipse(at(dx), 370, 5), GOLD)).join(''),
    })
  )
}

const body = (): string =>
  horn('M196,206 L164,132 L228,184Z', 'M150,120 H210 V158 L150,170Z', '#f7e6c0', '#2b3f8a') +
  horn('M318,206 L352,132 L290,184Z', 'M370,120 H320 V158 L370,170Z', '#f7e6c0', '#2b3f8a') +
  volume(
    'M256,172 C330,172 388,214 392,282 C394,330 366,360 350,384 C342,420 310,440 256,440 C202,440 170,420 162,384 C146,360 118,330 120,282 C124,214 182,172 256,172Z',
    HIDE,
    {
      relief: [7, 13, 14],
      topColour: tone(HIDE, 0.13),
      inside:
        fill(ellipse(262, 404, 70, 48), paler(HIDE), 'opacity=".75"') +
        line('M150,236 l18,10 M146,258 l20,6 M362,236 l-18,10 M368,258 l-20,6', 7, tone(HIDE, -0.14)),
      gloss: '<ellipse cx="190" cy="214" rx="26" ry="12" fill="#fff" opacity=".4" transform="rotate(-30 190 214)"/>',
    },
  ) +
  throat(264, 330, 62, 42)

export const drawChainBrute = (): DrawnLayer[] => [
  {
    slot: 'tail',
    bone: 'tail',
    svg: volume('M196,424 C150,440 110,424 104,392 L84,404 L88,356 L130,380 L118,388 C126,408 156,410 190,396Z', HIDE, {
      relief: [6, 5, 6],
    }),
  },
  { slot: 'limb', bone: 'limbF', svg: fist(366, -1) },
  { slot: 'feet', bone: 'root', svg: foot(216, 454, HIDE, 30) + foot(298, 454, HIDE, 30) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(264, 362, 52, 40, HIDE) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces(
      [{ x: 266, y: 262, rx: 40, ry: 38, side: 0, colour: '#fff3b0', core: '#ffb01f' }],
      volume('M214,232 C236,212 296,212 320,232 L314,246 C292,232 242,232 220,246Z', tone(HIDE, -0.16), {
        relief: [5, 3, 4],
      }),
    ),
  },
  { slot: 'limb', bone: 'limbN', svg: fist(146, 1) },
]
