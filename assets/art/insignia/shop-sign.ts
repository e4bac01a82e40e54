import { ellipse, fill, halo, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const tag = (colour: string, top: string, degrees: number, inside: string): string =>
  `<g transform="translate(110,60) rotate(${degrees}) scale(.96)">${volume(
    'M-30,-26 Q0,-50 30,-26 L66,14 Q74,24 74,38 V152 Q74,172 54,172 H-54 Q-74,172 -74,152 V38 Q-74,24 -66,14Z',
    colour,
    {
      relief: [10, 8, 9],
      topColour: top,
      inside: `<path d="M-24,-14 Q0,-34 24,-14 L54,20 Q60,28 60,40 V146 Q60,158 48,158 H-48 Q-60,158 -60,146 V40 Q-60,28 -54,20Z" fill="none" stroke="${tone(colour, 0.12)}" stroke-width="7"/>${inside}`,
    },
  )}</g>`

/** Shows price tags, because a purse already means the bag and a stall the market. */
export const drawShopSign = (): string =>
  halo(124, 140, 116, '#36d6ff', 0.4) +
  tag('#ff9f1c', '#ffc93c', -27, '') +
  tag('#0fa9c9', '#5fe6f5', 9, volume(starPath(0, 88, 50, 24, 5, -90, 0.18), '#ffe071', { relief: [8, 4, 5] })) +
  fill(ellipse(110, 56, 15, 15), INK) +
  line('M110,56 C106,26 138,8 166,18 C186,26 190,44 182,58', 22, INK) +
  line('M110,56 C106,26 138,8 166,18 C186,26 190,44 182,58', 9, '#fff3dc')
