import { fill } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** About 240 wide at `scale` 1. */
export const cloud = (x: number, y: number, scale: number, colour: string, opacity = 1): string =>
  `<g transform="translate(${x},${y}) scale(${scale})" opacity="${opacity}">${fill(
    'M-120,30 C-132,4 -100,-12 -80,-4 C-74,-36 -30,-46 -10,-22 C10,-54 62,-48 68,-14 C96,-24 130,0 118,30Z',
    colour,
  )}${fill(
    'M-118,30 C-122,18 -112,12 -100,16 C-60,26 60,26 104,14 C120,16 120,26 118,30Z',
    tone(colour, -0.08),
    'opacity=".75"',
  )}</g>`
