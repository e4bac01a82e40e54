export const INK = '#1d1038'

export interface CardText {
  readonly x: number
  readonly baseline: number
  /** In px. Longer text is made smaller, and cut if that is not enough. */
  readonly maxWidth: number
  readonly size: number
  readonly fill: string | CanvasGradient
  readonly align?: CanvasTextAlign
}

const SMALLEST = 0.6
const STROKE = 0.16

const cutToFit = (context: CanvasRenderingContext2D, text: string, maxWidth: number): string => {
  const letters = Array.from(text)
  let cut = text
  while (letters.length > 1 && context.measureText(cut).width > maxWidth) {
    letters.pop()
    cut = `${letters.join('')}…`
  }
  return cut
}

/** Returns the width of the text in px. */
export const writeLine = (context: CanvasRenderingContext2D, family: string, text: string, at: CardText): number => {
  const setSize = (size: number): void => {
    context.font = `${size}px ${family}`
    context.lineWidth = size * STROKE
  }
  setSize(at.size)
  const share = at.maxWidth / Math.max(1, context.measureText(text).width)
  if (share < 1) setSize(Math.floor(at.size * Math.max(SMALLEST, share)))
  const shown = cutToFit(context, text, at.maxWidth)
  context.textAlign = at.align ?? 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.strokeStyle = INK
  context.fillStyle = at.fill
  context.strokeText(shown, at.x, at.baseline)
  context.fillText(shown, at.x, at.baseline)
  return context.measureText(shown).width
}

/** The panel at the foot of every card. */
export const PANEL = { x: 50, y: 1052, width: 980, height: 256 } as const

export const drawPanel = (context: CanvasRenderingContext2D): void => {
  const { x, y, width, height } = PANEL
  const outline = (inset: number, radius: number): void => {
    context.beginPath()
    context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius)
  }
  outline(0, 44)
  context.fillStyle = '#231452'
  context.fill()
  context.beginPath()
  context.roundRect(x, y, width, height - 16, 44)
  context.fillStyle = '#2d1b66'
  context.fill()
  outline(9, 36)
  context.lineWidth = 5
  context.strokeStyle = '#5238a3'
  context.stroke()
  outline(0, 44)
  context.lineWidth = 9
  context.strokeStyle = INK
  context.stroke()
}

export interface Ribbon {
  readonly x: number
  readonly mostX: number
  readonly y: number
  readonly size: number
  readonly tone: string
  readonly shade: string
}

const RIBBON_TILT = -0.07
const END_PX = 52

export const drawRibbon = (
  context: CanvasRenderingContext2D,
  family: string,
  text: string,
  { x, mostX, y, size, tone, shade }: Ribbon,
): void => {
  context.font = `${size}px ${family}`
  const half = context.measureText(text).width / 2 + 0.75 * size
  const high = 0.72 * size
  context.save()
  context.translate(Math.min(x, mostX - half - END_PX), y)
  context.rotate(RIBBON_TILT)
  context.lineJoin = 'round'
  context.lineWidth = 9
  context.strokeStyle = INK
  for (const side of [-1, 1]) {
    context.beginPath()
    for (const [across, down] of [
      [half - 30, 26 - high],
      [half + END_PX, 26 - high],
      [half + END_PX / 2, 26],
      [half + END_PX, 26 + high],
      [half - 30, 26 + high],
    ] as const)
      context.lineTo(side * across, down)
    context.closePath()
    context.fillStyle = shade
    context.fill()
    context.stroke()
  }
  const cloth = context.createLinearGradient(0, -high, 0, high)
  cloth.addColorStop(0, '#ffffff')
  cloth.addColorStop(0.08, tone)
  cloth.addColorStop(0.6, tone)
  cloth.addColorStop(1, shade)
  context.beginPath()
  context.roundRect(-half, -high, 2 * half, 2 * high, 22)
  context.fillStyle = cloth
  context.fill()
  context.stroke()
  writeLine(context, family, text, {
    x: 0,
    baseline: 0.34 * size,
    maxWidth: 2 * half,
    size,
    fill: '#ffffff',
    align: 'center',
  })
  context.restore()
}

const RAYS = 14

export const drawRays = (context: CanvasRenderingContext2D, x: number, y: number, reach: number): void => {
  const light = context.createRadialGradient(x, y, 0, x, y, reach)
  light.addColorStop(0, '#ffe08acc')
  light.addColorStop(0.45, '#ffc93c55')
  light.addColorStop(1, '#ffc93c00')
  context.fillStyle = light
  context.beginPath()
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (2 * Math.PI * ray) / RAYS
    context.moveTo(x, y)
    context.arc(x, y, reach, angle, angle + Math.PI / RAYS)
    context.closePath()
  }
  context.fill()
}
