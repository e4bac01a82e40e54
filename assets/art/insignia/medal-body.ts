import { ellipse, line, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

/** Each material has its own outline, so that colour is never the only sign. */
export type DiscShape = 'round' | 'slab' | 'octagon' | 'scallop' | 'sunburst' | 'hexagon' | 'brilliant'

export const DISC_Y = 158

const DISCS: Readonly<Record<DiscShape, string>> = {
  round: ellipse(128, DISC_Y, 84),
  slab: 'M62,96 C94,74 166,70 196,98 C222,128 216,196 190,222 C160,246 92,244 64,220 C38,192 36,126 62,96Z',
  octagon: 'M94,74 H162 L212,124 V192 L162,242 H94 L44,192 V124Z',
  scallop: starPath(128, DISC_Y, 90, 76, 12, -90, 0.45),
  sunburst: starPath(128, DISC_Y, 94, 74, 12, -90, 0.14),
  hexagon: 'M128,66 L208,112 V204 L128,250 L48,204 V112Z',
  brilliant: 'M84,72 H172 L222,126 L128,250 L34,126Z',
}

/** `reach` is the y of the straps' lower ends. */
export const straps = (colour: string, stripe: string, reach = 92): string => {
  const strap = (side: 1 | -1) =>
    `<g transform="translate(128,0) scale(${side},1)">${volume(
      `M-72,4 Q-44,12 -14,4 L34,${reach} L-26,${reach + 20}Z`,
      colour,
      {
        relief: [9, 5, 5],
        inside: line(`M-44,-2 L6,${reach + 12}`, 17, stripe) + line('M-76,8 Q-44,18 -10,8', 7, tone(colour, -0.16)),
      },
    )}</g>`
  return strap(-1) + strap(1)
}

const sheen = (metal: string): string => {
  const light = tone(metal, 0.14)
  return line('M20,196 L156,60', 13, light, 'opacity=".75"') + line('M52,212 L176,88', 5, light, 'opacity=".6"')
}

const shrunk = (scale: number, body: string): string =>
  `<g transform="translate(128,${DISC_Y}) scale(${scale}) translate(-128,-${DISC_Y})">${body}</g>`

export const medalDisc = (shape: DiscShape, metal: string, field = metal, onField = ''): string => {
  const path = DISCS[shape]
  return (
    volume(path, metal, { relief: [10, 7, 9], topColour: tone(metal, 0.16), inside: sheen(metal) }) +
    // The edge facing the light is dark, so that the field looks sunken.
    shrunk(0.8, volume(path, tone(metal, 0.12), { relief: [0, -4, -5], rim: 0 })) +
    shrunk(0.73, volume(path, tone(field, -0.1), { relief: [4.5, -5, -6], inside: onField }))
  )
}

export const medalBody = (shape: DiscShape, metal: string, ribbon: string, stripe: string, field = metal): string =>
  straps(ribbon, stripe) + medalDisc(shape, metal, field)
