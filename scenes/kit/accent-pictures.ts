import { ACCENT_NAMES, type AccentName } from '../../assets/manifest/house-accents.ts'

/** Small pictures of the generated texture that belong to hits: the arc of a blade, a cut, what the houses scatter. */

export const CRESCENT_FRAME = 'crescent'
export const CUT_FRAME = 'cut'
/** Side of an accent's frame, px. */
export const ACCENT_PX = 48
/** Frame of an accent. */
export const accentFrame = (name: AccentName): string => `accent-${name}`

type Painter = (context: CanvasRenderingContext2D) => void
const INK = '#1d1038'

/** A thin moon open to the left, white: pointed at both ends, its bright belly on the right. */
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

/** A stroke pointed at both ends, white. */
export const cut: Painter = (context) => {
  context.fillStyle = '#fff'
  context.beginPath()
  context.moveTo(0, 10)
  context.quadraticCurveTo(62, -2, 124, 10)
  context.quadraticCurveTo(62, 22, 0, 10)
  context.fill()
}

const inked = (context: CanvasRenderingContext2D): void => {
  context.lineJoin = 'round'
  context.lineWidth = 7
  context.strokeStyle = INK
  context.stroke()
  context.fillStyle = '#fff'
  context.fill()
}

const round = (context: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number, turn = 0): void => {
  context.moveTo(x + rx * Math.cos(turn), y + rx * Math.sin(turn))
  context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
}

const PAINTERS: Readonly<Record<AccentName, Painter>> = {
  nut: (context) => {
    context.beginPath()
    context.moveTo(24, 4)
    context.bezierCurveTo(40, 18, 38, 42, 24, 44)
    context.bezierCurveTo(10, 42, 8, 18, 24, 4)
    inked(context)
    context.fillStyle = INK
    context.globalAlpha = 0.35
    context.fillRect(22, 14, 3, 22)
  },
  moon: (context) => {
    context.beginPath()
    context.arc(22, 24, 18, 0.9, 2 * Math.PI - 0.9)
    context.quadraticCurveTo(14, 24, 33, 38)
    inked(context)
  },
  coin: (context) => {
    context.beginPath()
    round(context, 24, 24, 19, 19)
    inked(context)
    context.strokeStyle = INK
    context.globalAlpha = 0.35
    context.lineWidth = 3
    context.beginPath()
    round(context, 24, 24, 12, 12)
    context.stroke()
  },
  medal: (context) => {
    context.beginPath()
    for (let point = 0; point < 10; point += 1) {
      const reach = point % 2 === 0 ? 20 : 9
      const angle = (Math.PI * point) / 5 - Math.PI / 2
      context.lineTo(24 + reach * Math.cos(angle), 25 + reach * Math.sin(angle))
    }
    context.closePath()
    inked(context)
  },
  petal: (context) => {
    context.beginPath()
    context.moveTo(24, 44)
    context.bezierCurveTo(0, 28, 10, 4, 24, 10)
    context.bezierCurveTo(38, 4, 48, 28, 24, 44)
    inked(context)
  },
  paw: (context) => {
    context.fillStyle = '#fff'
    context.beginPath()
    round(context, 24, 33, 12, 10)
    round(context, 8, 20, 5, 7, -0.4)
    round(context, 18, 10, 5, 7)
    round(context, 30, 10, 5, 7)
    round(context, 40, 20, 5, 7, 0.4)
    inked(context)
    context.fill()
  },
  leaf: (context) => {
    context.beginPath()
    context.moveTo(6, 42)
    context.bezierCurveTo(4, 14, 22, 4, 44, 4)
    context.bezierCurveTo(44, 28, 32, 44, 6, 42)
    inked(context)
    context.strokeStyle = INK
    context.globalAlpha = 0.35
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(10, 38)
    context.lineTo(34, 14)
    context.stroke()
  },
  bone: (context) => {
    context.beginPath()
    round(context, 10, 18, 7, 7)
    round(context, 10, 30, 7, 7)
    round(context, 38, 18, 7, 7)
    round(context, 38, 30, 7, 7)
    context.rect(10, 19, 28, 10)
    inked(context)
    context.fill()
  },
}

/** What draws each accent, white with an outline, for tinting. */
export const accentPainters: readonly (readonly [AccentName, Painter])[] = ACCENT_NAMES.map((name) => [
  name,
  PAINTERS[name],
])
