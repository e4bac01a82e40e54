import type { FaceName } from '#assets/manifest/rig.ts'
import { fill, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { foot, horn, paler } from './parts.ts'

const SKIN = '#d8345f'
const at = (drawing: string, side: 1 | -1 = 1): string =>
  `<g transform="translate(256,300) scale(${side},1)">${drawing}</g>`

const wing = (side: 1 | -1): string =>
  at(
    volume(
      'M56,-4 C96,-92 160,-124 218,-112 C198,-92 202,-66 216,-50 C190,-48 184,-24 190,-2 C166,-12 148,-2 142,24 C116,4 90,16 62,38Z',
      tone(SKIN, -0.14),
      {
        relief: [7, 7, 8],
        inside: line('M64,10 Q130,-60 206,-104 M64,16 L204,-50 M64,22 L182,-4', 6, tone(SKIN, -0.25)),
      },
    ),
    side,
  )

const hand = (side: 1 | -1): string =>
  at(volume('M54,44 C94,56 106,92 96,116 C84,128 66,120 62,104 C54,92 42,80 32,72Z', SKIN, { relief: [6, 5, 6] }), side)

const body = (): string =>
  hand(-1) +
  hand(1) +
  at(
    horn('M44,-66 C76,-74 92,-104 84,-138 C118,-106 110,-52 72,-38Z', 'M20,-150 H130 V-110 L60,-96Z') +
      `<g transform="translate(12,0) scale(-1,1)">${horn('M44,-66 C76,-74 92,-104 84,-138 C118,-106 110,-52 72,-38Z', 'M20,-150 H130 V-110 L60,-96Z')}</g>` +
      volume(
        'M0,-100 C70,-100 106,-50 104,10 C104,80 66,124 0,124 C-66,124 -104,80 -104,10 C-106,-50 -70,-100 0,-100Z',
        SKIN,
        {
          relief: [7, 13, 14],
          topColour: tone(SKIN, 0.12),
          inside:
            fill('M-52,92 C-52,56 72,56 72,92 C72,130 -52,130 -52,92Z', paler(SKIN), 'opacity=".8"') +
            fill('M-84,10 l14,-8 l2,14Z M86,14 l-14,-8 l-2,14Z M-70,40 l12,-6 l2,12Z', tone(SKIN, -0.12)),
          gloss:
            '<ellipse cx="-50" cy="-62" rx="24" ry="12" fill="#fff" opacity=".45" transform="rotate(-34 -50 -62)"/>',
        },
      ) +
      throat(14, 36, 58, 46),
  )

const tail = (): string =>
  at(
    volume('M-20,96 C-84,124 -136,96 -150,50 L-178,64 L-162,14 L-118,40 L-138,48 C-124,80 -84,86 -40,66Z', SKIN, {
      relief: [6, 5, 6],
    }),
  )

const faces = (): Record<FaceName, string> =>
  demonFaces([
    { x: 226, y: 282, rx: 30, ry: 30, side: 1, colour: '#fff3b0', core: '#ffb01f' },
    { x: 310, y: 282, rx: 27, ry: 30, side: -1, colour: '#fff3b0', core: '#ffb01f' },
  ])

export const drawGraveImp = (): DrawnLayer[] => [
  { slot: 'tail', bone: 'tail', svg: tail() },
  { slot: 'limb', bone: 'limbF', svg: wing(1) },
  { slot: 'limb', bone: 'limbN', svg: wing(-1) },
  { slot: 'feet', bone: 'root', svg: foot(218, 452, SKIN, 24) + foot(292, 452, SKIN, 24) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(270, 366, 46, 40, SKIN) },
  { slot: 'face', bone: 'body', svg: faces() },
]
