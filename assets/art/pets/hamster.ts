import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces, nose } from '../kit/face.ts'
import { ellipse, fill, highlight, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

export const drawHamster = (): DrawnPart[] => {
  const fur = '#f39a3d'
  const cream = '#fff0d4'
  const ear = (x: number, y: number, s: number) =>
    volume(ellipse(x, y, 48, 47), fur, {
      inside: `<ellipse cx="${x + s * 4}" cy="${y + 8}" rx="29" ry="28" fill="#ff9aa5"/><ellipse cx="${x + s * 5}" cy="${y + 15}" rx="23" ry="22" fill="#ffb9b8"/>`,
    })
  return [
    ...drawBody({
      build: 'chubby',
      skin: fur,
      belly: cream,
      paw: '#ffc7a8',
    }),
    { slot: 'tail', bone: 'tail', svg: volume(ellipse(188, 400, 17, 15), cream) },
    { slot: 'headBack', bone: 'earN', svg: ear(160, 126, 1) },
    { slot: 'headBack', bone: 'earF', svg: ear(360, 126, -1) },
    {
      slot: 'head',
      bone: 'head',
      svg:
        volume(HEADS.hamster, fur, {
          relief: [6, 10, 10],
          inside: `<path d="M276,244 C240,226 166,226 120,258 L120,330 H402 V258 C362,226 312,226 276,244Z" fill="${cream}"/><path d="M276,130 C266,160 268,190 276,214 C286,190 290,160 284,128Z" fill="${cream}"/><path d="M326,236 C352,240 366,258 366,276 C362,300 330,312 300,314 C350,296 352,262 326,236Z" fill="${tone(cream, -0.12)}" opacity=".8"/><path d="M214,124 l10,34 l-22,-26Z M236,122 l6,26 l-16,-24Z" fill="${tone(fur, -0.14)}"/>`,
          gloss: highlight(204, 160, 26, 13),
        }) +
        volume(
          'M238,132 C232,108 246,98 262,92 C258,104 264,108 276,100 C274,112 284,118 292,114 C288,126 282,132 276,134Z',
          fur,
          { relief: [5, 4, 4] },
        ) +
        fill('M240,131 Q258,124 276,133 L274,142 L242,142Z', tone(fur, 0.05)),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'round',
        lid: fur,
        iris: '#8a4b1c',
        brow: '#8a4a16',
        mouth: [280, 272],
        teeth: true,
        blush: [
          [178, 264],
          [354, 264],
        ],
      }),
    },
    { slot: 'nose', bone: 'head', svg: nose(280, 252, '#ff7390', 12) },
    {
      slot: 'headFront',
      bone: 'head',
      signature: true,
      svg:
        volume('M166,196 C190,160 330,160 354,196 C352,202 351,206 350,208 C322,176 198,176 170,208Z', '#e8334f', {
          relief: [5, 3, 5],
          inside: `<path d="M160,190 Q260,148 360,190" stroke="#ff7a8a" stroke-width="5" fill="none"/>`,
        }) +
        volume('M168,196 C146,188 126,196 112,186 C118,202 112,208 100,214 C124,222 150,216 168,206Z', '#e8334f', {
          relief: [5, 3, 4],
        }) +
        volume('M166,204 C150,214 142,232 126,236 C138,242 140,248 138,258 C156,248 170,226 174,210Z', '#c9243f', {
          relief: [5, 3, 4],
        }) +
        volume(ellipse(168, 202, 11, 12), '#ff4a63', { relief: [5, 2, 3] }),
    },
  ]
}
