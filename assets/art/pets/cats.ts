import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces, nose } from '../kit/face.ts'
import { ellipse, highlight, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

export const drawCats = (): DrawnPart[] => {
  const fur = '#6f7fa8'
  const white = '#f4f6ff'
  const ear = (x: number, s: number) =>
    volume(
      `M${x - s * 40},192 C${x - s * 56},146 ${x - s * 60},90 ${x - s * 52},46 C${x - s * 20},62 ${x + s * 22},102 ${x + s * 42},146Z`,
      fur,
      {
        inside: `<path d="M${x - s * 28},176 C${x - s * 38},140 ${x - s * 42},104 ${x - s * 38},78 C${x - s * 16},92 ${x + s * 8},120 ${x + s * 22},148Z" fill="#ff9fae"/>`,
      },
    )
  return [
    ...drawBody({
      build: 'lithe',
      skin: fur,
      belly: white,
      paw: white,
      chest: `<path d="M190,370 l24,6 M190,388 l20,4" stroke="${tone(fur, -0.16)}" stroke-width="8" stroke-linecap="round"/>`,
    }),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume(
        'M214,412 C158,424 102,400 104,346 C106,310 132,298 124,272 C118,254 92,262 84,244 C78,222 104,206 130,216 C164,230 172,272 154,308 C142,332 144,352 160,364 C178,380 198,380 220,378Z',
        fur,
        {
          inside: `<path d="M60,262 Q100,286 150,250 L160,190 H60Z" fill="${white}"/><path d="M150,400 l14,-22 M176,414 l8,-24" stroke="${tone(fur, -0.16)}" stroke-width="9"/>`,
        },
      ),
    },
    { slot: 'headBack', bone: 'earN', svg: ear(200, 1) },
    { slot: 'headBack', bone: 'earF', svg: ear(322, -1) },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.cat, fur, {
        relief: [6, 10, 10],
        inside: `<path d="M280,226 C262,250 220,252 206,280 C212,320 346,320 354,280 C340,252 298,250 280,226Z" fill="${white}"/><path d="M262,128 q10,26 4,44 M284,128 q2,26 0,48 M306,130 q-6,24 -4,40" stroke="${tone(fur, -0.18)}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M150,226 l28,6 M154,246 l26,-2 M372,226 l-26,6" stroke="${tone(fur, -0.18)}" stroke-width="8" stroke-linecap="round"/>`,
        gloss: highlight(204, 164, 26, 12),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'almond',
        lid: fur,
        iris: '#8fd62c',
        brow: '#2f3558',
        mouth: [282, 272],
        blush: [
          [204, 262],
          [336, 264],
        ],
      }),
    },
    {
      slot: 'nose',
      bone: 'head',
      svg:
        nose(282, 256, '#ff7d93', 11) +
        line('M226,270 L182,264 M226,280 L186,286 M338,270 L378,262 M338,280 L374,286', 3.5, '#ffffff'),
    },
    {
      slot: 'neck',
      bone: 'torso',
      signature: true,
      svg:
        volume('M210,318 C214,300 306,300 312,318 C306,338 216,338 210,318Z', '#e8334f', { relief: [5, 3, 4] }) +
        volume(ellipse(270, 342, 15, 15), '#ffcf3f', { relief: [5, 3, 4] }) +
        line('M258,344h24M270,346v8', 3.5),
    },
  ]
}
