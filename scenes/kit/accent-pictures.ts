import { ACCENT_NAMES, type AccentName } from '#assets/manifest/house-accents.ts'
import { starOutline } from './star-outline.ts'

/** White shapes for hits, drawn into the generated texture and tinted where they are shown. */

export const CRESCENT_FRAME = 'crescent'
export const CUT_FRAME = 'cut'
export const ACCENT_PX = 48
export const accentFrame = (name: AccentName): string => `accent-${name}`

type Painter = (context: CanvasRenderingContext2D) => void
const INK = '#1d1038'

export const crescent: Painter = (context) => {
  const light = context.createLinearGradient(20, 0, 126, 0)
  light.addColorStop(0, '#fff0')
  light.addColorStop(0.55, '#fffb')
  light.addColorStop(1, '#fff')
  context.fillStyle = light
  context.beginPath()
  context.moveTo(30, 2)
  context.bezierCurveTo(108, 8, 126, 40, 126, 64)
  context.bezierCurveTo(126, 88, 108, 120, 30, 126)
  context.bezierCurveTo(86, 112, 98, 88, 98, 64)
  context.bezierCurveTo(98, 40, 86, 16, 30, 2)
  context.fill()
}

export const cut: Painter = (context) => {
  context.fillStyle = '#fff'
  context.beginPath()
  context.moveTo(0, 10)
  context.quadraticCurveTo(62, -2, 124, 10)
  context.quadraticCurveTo(62, 22, 0, 10)
  context.fill()
}

const inked = (context: CanvasRenderingContext2D, outline: Painter): void => {
  context.beginPath()
  outline(context)
  context.lineJoin = 'round'
  context.lineWidth = 7
  context.strokeStyle = INK
  context.stroke()
  context.fillStyle = '#fff'
  context.fill()
}

const engraved = (context: CanvasRenderingContext2D, line: Painter): void => {
  context.beginPath()
  line(context)
  context.strokeStyle = INK
  context.globalAlpha = 0.35
  context.lineWidth = 3
  context.stroke()
}

type Oval = readonly [x: number, y: number, rx: number, ry: number, turn?: number]

const ovals =
  (...rows: readonly Oval[]): Painter =>
  (context) => {
    for (const [x, y, rx, ry, turn = 0] of rows) {
      context.moveTo(x + rx * Math.cos(turn), y + rx * Math.sin(turn))
      context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
    }
  }

const shape =
  (outline: Painter, line?: Painter): Painter =>
  (context) => {
    inked(context, outline)
    if (line) engraved(context, line)
  }

const PAINTERS: Readonly<Record<AccentName, Painter>> = {
  nut: shape(
    (context) => {
      context.moveTo(24, 4)
      context.bezierCurveTo(40, 18, 38, 42, 24, 44)
      context.bezierCurveTo(10, 42, 8, 18, 24, 4)
    },
    (context) => {
      context.moveTo(23.5, 14)
      context.lineTo(23.5, 36)
    },
  ),
  moon: shape((context) => {
    context.arc(22, 24, 18, 0.9, 2 * Math.PI - 0.9)
    context.quadraticCurveTo(14, 24, 33, 38)
  }),
  coin: shape(ovals([24, 24, 19, 19]), ovals([24, 24, 12, 12])),
  medal: shape((context) => {
    starOutline(context, { x: 24, y: 25, outer: 20, inner: 9 })
  }),
  petal: shape((context) => {
    context.moveTo(24, 44)
    context.bezierCurveTo(0, 28, 10, 4, 24, 10)
    context.bezierCurveTo(38, 4, 48, 28, 24, 44)
  }),
  paw: shape(ovals([24, 33, 12, 10], [8, 20, 5, 7, -0.4], [18, 10, 5, 7], [30, 10, 5, 7], [40, 20, 5, 7, 0.4])),
  leaf: shape(
    (context) => {
      context.moveTo(6, 42)
      context.bezierCurveTo(4, 14, 22, 4, 44, 4)
      context.bezierCurveTo(44, 28, 32, 44, 6, 42)
    },
    (context) => {
      context.moveTo(10, 38)
      context.lineTo(34, 14)
    },
  ),
  bone: shape((context) => {
    ovals([10, 18, 7, 7], [10, 30, 7, 7], [38, 18, 7, 7], [38, 30, 7, 7])(context)
    context.rect(10, 19, 28, 10)
  }),
}

export const accentPainters: readonly (readonly [AccentName, Painter])[] = ACCENT_NAMES.map((name) => [
  name,
  PAINTERS[name],
])
