import { drawBody } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { highlight, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

export const drawMajor = (): DrawnPart[] => {
  const gold = '#ffc02e'
  const navy = '#2c4a9e'
  const starHead =
    'M258,84 C274,84 284,106 294,134 C302,148 314,152 334,152 C382,150 440,150 443,171 C446,190 394,212 366,230 C352,240 350,252 356,272 C365,300 373,328 351,333 C330,336 298,310 262,310 C226,310 190,336 169,333 C148,328 155,300 164,272 C170,252 166,240 152,230 C124,212 72,190 75,171 C78,150 136,150 182,152 C202,152 212,148 222,134 C232,106 242,84 258,84Z'
  return [
    ...drawBody({
      build: 'sturdy',
      skin: gold,
      body: navy,
      limb: navy,
      paw: '#fff6e6',
      chest: `<path d="M256,318 L262,430" stroke="${tone(navy, -0.16)}" stroke-width="5"/><path d="M186,396 Q258,422 330,396 V412 Q258,438 186,412Z" fill="#7c3a1e"/><rect x="252" y="400" width="28" height="24" rx="5" fill="${gold}" stroke="${INK}" stroke-width="4"/>${[344, 364, 384].map((y) => `<circle cx="244" cy="${y}" r="5.5" fill="${gold}" stroke="${INK}" stroke-width="3"/><circle cx="282" cy="${y}" r="5.5" fill="${gold}" stroke="${INK}" stroke-width="3"/>`).join('')}`,
    }),
    {
      slot: 'armN',
      bone: 'armN',
      svg:
        volume('M182,344 C182,318 232,316 234,338 C224,334 196,338 182,344Z', gold, { relief: [5, 3, 4] }) +
        line('M186,346v9M196,342v10M207,339v10M218,338v9', 5, gold),
    },
    {
      slot: 'armF',
      bone: 'armF',
      svg: volume('M284,338 C286,316 334,318 334,344 C320,338 296,334 284,338Z', gold, { relief: [5, 3, 4] }),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(starHead, gold, {
        relief: [6, 10, 11],
        topColour: '#ffe071',
        gloss: highlight(238, 142, 9, 20, 24, 0.6) + highlight(170, 192, 16, 7, -10, 0.5),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'almond',
        lid: gold,
        iris: '#2f6fe0',
        brow: '#8a5310',
        mouth: [278, 266],
        smirk: true,
        nearEye: [236, 220],
        farEye: [308, 220],
        eyeWidth: 23,
        eyeHeight: 28,
        mouthScale: 0.9,
        blush: [
          [206, 252],
          [332, 252],
        ],
      }),
    },
    {
      slot: 'headFront',
      bone: 'head',
      signature: true,
      svg:
        `<g transform="translate(268,120) rotate(9) scale(.8) translate(-262,-150)">` +
        volume('M172,168 C156,128 190,98 262,96 C336,98 368,128 352,168 C330,180 196,180 172,168Z', navy, {
          relief: [7, 6, 8],
          inside: `<path d="M150,146 Q260,168 372,146 V184 H150Z" fill="#c22a4a"/>`,
        }) +
        volume(
          'M188,166 C232,178 300,178 346,162 C372,168 378,188 356,194 C312,184 246,184 206,190 C182,188 178,174 188,166Z',
          '#2a2148',
          {
            relief: [6, 3, 4],
            inside: `<path d="M204,176 Q270,188 352,174" stroke="#7d73b8" stroke-width="5" fill="none"/>`,
          },
        ) +
        volume(starPath(272, 132, 27, 13, 5, -90, 0.2), '#ffe071', { relief: [5, 3, 3] }) +
        '</g>',
    },
  ]
}
