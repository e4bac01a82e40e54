import { ellipse, line, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** Outlines of a medal's disc: each material has its own, so that it does not rely on colour alone. */
export type DiscShape = 'round' | 'slab' | 'octagon' | 'scallop' | 'sunburst' | 'hexagon' | 'brilliant'

const CENTRE_Y = 158

const DISCS: Readonly<Record<DiscShape, string>> = {
  round: ellipse(128, CENTRE_Y, 84),
  slab: 'M62,96 C94,74 166,70 196,98 C222,128 216,196 190,222 C160,246 92,244 64,220 C38,192 36,126 62,96Z',
  octagon: 'M94,74 H162 L212,124 V192 L162,242 H94 L44,192 V124Z',
  scallop: starPath(128, CENTRE_Y, 90, 76, 12, -90, 0.45),
  sunburst: starPath(128, CENTRE_Y, 94, 70, 10, -90, 0.12),
  hexagon: 'M128,66 L208,112 V204 L128,250 L48,204 V112Z',
  brilliant: 'M84,72 H172 L222,126 L128,250 L34,126Z',
}

const straps = (colour: string, stripe: string): string => {
  const strap = (side: 1 | -1) =>
    `<g transform="translate(128,0) scale(${side},1)">${volume('M-72,6 H-14 L34,92 L-26,112Z', colour, {
      outline: 9,
      shadeX: 5,
      shadeY: 5,
      inside: line('M-44,0 L6,104', 16, stripe),
    })}</g>`
  return strap(-1) + strap(1)
}

/** A medal without its sign: two straps and a disc with a raised field; the sign's middle is at 128, 158. */
export const medalBody = (shape: DiscShape, metal: string, ribbon: string, stripe: string, field = metal): string => {
  const path = DISCS[shape]
  return (
    straps(ribbon, stripe) +
    volume(path, metal, { outline: 10, shadeX: 7, shadeY: 9, topColour: tone(metal, 0.14) }) +
    `<g transform="translate(128,${CENTRE_Y}) scale(.76) translate(-128,-${CENTRE_Y})">${volume(
      path,
      tone(field, -0.1),
      {
        outline: 5,
        shadeX: -4,
        shadeY: -5,
      },
    )}</g>` +
    line('M62,132 C68,112 82,98 100,92', 8, '#ffffff', 'opacity=".7"')
  )
}
