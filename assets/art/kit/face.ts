import { FACE_NAMES, type FaceName } from '#assets/manifest/rig.ts'
import { beak, mouth } from './mouth.ts'
import { ellipse, freshId, gradient, line, radialGradient, volume } from './svg.ts'
import { INK, tone } from './tone.ts'

type Point = readonly [x: number, y: number]

export type EyeShape = 'round' | 'almond'

/** Positions are in rest units. */
export interface FaceStyle {
  readonly lid: string
  readonly iris: string
  readonly eyes: EyeShape
  readonly brow: string
  readonly mouth: Point
  readonly nearEye?: Point
  readonly farEye?: Point
  readonly eyeWidth?: number
  readonly eyeHeight?: number
  readonly cheeks?: string
  readonly blush?: readonly [near: Point, far: Point]
  readonly smirk?: boolean
  /** Draws two front teeth when the mouth is closed. */
  readonly teeth?: boolean
  readonly mouthScale?: number
  readonly lineColour?: string
  /** If set, a beak of this colour replaces the mouth. */
  readonly beak?: string
}

interface Mood {
  readonly lid: number
  readonly degrees: number
  readonly browDegrees: number
  readonly browDrop: number
}
const MOODS: Readonly<Record<EyeShape, Readonly<Record<'idle' | 'attack', Mood>>>> = {
  round: {
    idle: { lid: 0, degrees: 4, browDegrees: -4, browDrop: -3 },
    attack: { lid: 0.22, degrees: 18, browDegrees: 20, browDrop: 8 },
  },
  almond: {
    idle: { lid: 0.06, degrees: 8, browDegrees: 6, browDrop: 0 },
    attack: { lid: 0.25, degrees: 20, browDegrees: 23, browDrop: 10 },
  },
}

const EYE_SIZES: Readonly<Record<EyeShape, readonly [width: number, height: number]>> = {
  round: [30, 33],
  almond: [28, 29],
}

/** `inward` is 1 if the nose is to the right of the eye. */
const opening = (shape: EyeShape, x: number, y: number, rx: number, ry: number, inward: 1 | -1): string => {
  if (shape === 'round') return ellipse(x, y, rx, ry)
  const at = (dx: number, dy: number): string => `${x + inward * dx * rx},${y + dy * ry}`
  return `M${at(-1.42, -0.62)} C${at(-0.9, -0.92)} ${at(-0.3, -1.12)} ${at(0.3, -0.9)} C${at(0.8, -0.7)} ${at(1.1, -0.2)} ${at(1.02, 0.34)} C${at(0.9, 0.86)} ${at(0.3, 1.04)} ${at(-0.2, 0.98)} C${at(-0.78, 0.9)} ${at(-1.06, 0.3)} ${at(-1.04, -0.1)} C${at(-1.1, -0.3)} ${at(-1.22, -0.46)} ${at(-1.42, -0.62)}Z`
}

const eye = ([x, y]: Point, rx: number, ry: number, style: FaceStyle, inward: 1 | -1, mood: Mood): string => {
  const clip = freshId('e')
  const outline = opening(style.eyes, x, y, rx, ry, inward)
  const white = freshId('e')
  const iris = freshId('e')
  const ix = x + rx * 0.16
  const iy = y + ry * 0.08
  return `<defs><clipPath id="${clip}"><path d="${outline}"/></clipPath>${gradient(white, [
    [0, '#b9b4e6'],
    [0.42, '#ffffff'],
  ])}${radialGradient(
    iris,
    [
      [0, tone(style.iris, 0.16)],
      [0.55, style.iris],
      [1, tone(style.iris, -0.2)],
    ],
    'cx=".5" cy=".85" r=".8"',
  )}</defs>
<path d="${outline}" fill="${INK}" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/><g clip-path="url(#${clip})">
<path d="${outline}" fill="url(#${white})"/>
<ellipse cx="${ix}" cy="${iy}" rx="${rx * 0.84}" ry="${ry * 0.86}" fill="${INK}"/>
<ellipse cx="${ix}" cy="${iy + 1.5}" rx="${rx * 0.74}" ry="${ry * 0.78}" fill="url(#${iris})"/>
<ellipse cx="${ix}" cy="${iy - 2}" rx="${rx * 0.47}" ry="${ry * 0.54}" fill="${INK}"/>
<ellipse cx="${ix - rx * 0.26}" cy="${iy - ry * 0.3}" rx="${rx * 0.33}" ry="${ry * 0.29}" fill="#fff"/>
<circle cx="${ix + rx * 0.32}" cy="${iy + ry * 0.38}" r="${rx * 0.17}" fill="#fff" opacity=".92"/>
<g transform="rotate(${inward * mood.degrees} ${x} ${y - ry * 0.4})">
<rect x="${x - rx * 2}" y="${y - ry * 3}" width="${rx * 4}" height="${ry * (2 + 2 * mood.lid)}" fill="${style.lid}"/>
<rect x="${x - rx * 2}" y="${y - ry * (1 - 2 * mood.lid) - 1}" width="${rx * 4}" height="6.5" fill="${INK}"/></g></g>`
}

const brow = (x: number, y: number, width: number, degrees: number, colour: string): string => {
  const path = `M${x - width},${y + 3} Q${x},${y - 6} ${x + width},${y + 1}`
  return `<g transform="rotate(${degrees} ${x} ${y})">${line(path, 13)}${line(path, 5.5, colour)}</g>`
}

const openEyes = (style: FaceStyle, near: Point, far: Point, mood: Mood): string => {
  const [width, height] = EYE_SIZES[style.eyes]
  const { eyeWidth = width, eyeHeight = height } = style
  const browY = (y: number) => y - eyeHeight - 9 + mood.browDrop
  return (
    eye(near, eyeWidth, eyeHeight, style, 1, mood) +
    eye(far, eyeWidth * 0.9, eyeHeight, style, -1, mood) +
    brow(near[0], browY(near[1]), 20, mood.browDegrees, style.brow) +
    brow(far[0], browY(far[1]), 18, -mood.browDegrees, style.brow)
  )
}

const closedEyes = (expression: 'hit' | 'ko' | 'win', [near]: Point, [far, y]: Point, ink: string): string => {
  if (expression === 'hit') {
    const squint = (x: number, inward: 1 | -1) =>
      line(`M${x - inward * 16},${y - 15} L${x + inward * 14},${y} L${x - inward * 16},${y + 15}`, 10, ink)
    return squint(near, 1) + squint(far, -1)
  }
  const draw = (x: number) =>
    expression === 'ko'
      ? line(`M${x - 14},${y - 14}L${x + 14},${y + 14}M${x + 14},${y - 14}L${x - 14},${y + 14}`, 10, ink)
      : line(`M${x - 19},${y + 8} Q${x},${y - 26} ${x + 19},${y + 8}`, 10, ink)
  return draw(near) + draw(far)
}

const blushes = (style: FaceStyle): string =>
  (
    style.blush ?? [
      [202, 258],
      [340, 258],
    ]
  )
    .map(([x, y]) => {
      const id = freshId('q')
      const colour = style.cheeks ?? '#ff7d9c'
      return `<defs>${radialGradient(id, [
        [0, colour, 0.85],
        [1, colour, 0],
      ])}</defs><ellipse cx="${x}" cy="${y}" rx="22" ry="14" fill="url(#${id})"/>`
    })
    .join('')

export const drawFace = (expression: FaceName, style: FaceStyle): string => {
  const near = style.nearEye ?? [234, 220]
  const far = style.farEye ?? [314, 220]
  const ink = style.lineColour ?? INK
  const eyes =
    expression === 'idle' || expression === 'attack'
      ? openEyes(style, near, far, MOODS[style.eyes][expression])
      : closedEyes(expression, near, far, ink)
  const [x, y] = style.mouth
  const lips = style.beak
    ? beak(expression, x, y, style.beak)
    : mouth(expression, x, y, {
        scale: style.mouthScale ?? 1,
        ink,
        smirk: style.smirk ?? false,
        teeth: style.teeth ?? false,
      })
  return blushes(style) + eyes + lips
}

export const drawFaces = (style: FaceStyle): Record<FaceName, string> => {
  const faces = {} as Record<FaceName, string>
  for (const name of FACE_NAMES) faces[name] = drawFace(name, style)
  return faces
}

/** A separate slot, because a face frame would cover the nose. */
export const nose = (x: number, y: number, colour: string, width: number): string =>
  volume(
    `M${x - width},${y - 5} Q${x},${y - 13} ${x + width},${y - 5} Q${x + width},${y + 5} ${x},${y + 9} Q${x - width},${y + 5} ${x - width},${y - 5}Z`,
    colour,
    { relief: [4.5, 2, 3], gloss: `<path d="${ellipse(x - 3, y - 4, 5, 2.4)}" fill="#fff" opacity=".7"/>` },
  )
