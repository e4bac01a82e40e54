import { drawBody } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { ellipse, highlight, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

export const drawBlum = (): DrawnPart[] => {
  const pink = '#ff7fb0'
  const yellow = '#ffd23e'
  const green = '#3fbf5f'
  let petals = ''
  for (let i = 0; i < 10; i++) {
    const a = ((i % 2 ? i - 1 : i + 10) % 10) * 36 + (i % 2 ? 36 : 0)
    petals += `<g transform="rotate(${a} 260 216)">${volume('M260,216 C190,170 194,76 260,50 C326,76 330,170 260,216Z', i % 2 ? pink : '#ff9cc4', { relief: [6, 0, 0], inside: `<path d="M260,216 V92" stroke="#d8467f" stroke-width="5" opacity=".55"/>` })}</g>`
  }
  return [
    ...drawBody({
      build: 'lithe',
      skin: green,
      body: green,
      limb: green,
      chest: `<path d="M204,318 C220,366 240,384 262,388 C288,384 304,366 316,318Z" fill="#7fe08a"/><path d="M262,326 V388" stroke="${tone(green, -0.1)}" stroke-width="4"/>`,
    }),
    {
      slot: 'tail',
      bone: 'tail',
      svg: volume('M208,404 C172,404 118,376 108,318 C160,316 206,352 216,394Z', '#5ad377', {
        inside: '<path d="M118,326 L206,396" stroke="#2c9a4c" stroke-width="5"/>',
      }),
    },
    {
      slot: 'head',
      bone: 'head',
      svg:
        `<g>${petals}</g>` +
        volume(ellipse(260, 218, 86, 84), yellow, {
          relief: [6, 10, 11],
          topColour: '#ffe985',
          gloss: highlight(212, 168, 20, 11, -36, 0.65),
        }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'round',
        lid: yellow,
        iris: '#2aa84a',
        brow: '#a8641a',
        mouth: [276, 258],
        nearEye: [236, 212],
        farEye: [304, 212],
        eyeWidth: 23,
        eyeHeight: 29,
        blush: [
          [204, 246],
          [328, 246],
        ],
        smirk: true,
      }),
    },
  ]
}
