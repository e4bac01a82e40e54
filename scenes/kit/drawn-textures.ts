import type { PackName } from '#assets/manifest/names.ts'
import { ACCENT_PX, accentFrame, accentPainters, CRESCENT_FRAME, CUT_FRAME, crescent, cut } from './accent-pictures.ts'
import { starOutline } from './star-outline.ts'
import type { DrawnFrame, TexturePacks } from './texture-packs.ts'

/** Lilita One has no Cyrillic letters; Russo One has. */
export const DISPLAY_FONT = '"Lilita One", "Russo One", "Arial Rounded MT Bold", sans-serif'

/** Drawn frames are appended to the texture of the effects, so that both share a draw call. */
export const DRAWN: PackName = 'vfx'
/** White and grey, so that they can be tinted. */
export const FAN_FRAMES = ['fan-round', 'fan-cat', 'fan-rabbit'] as const
export const RING_FRAME = 'ring'
export const STREAK_FRAME = 'streak'
export const VERSUS_FRAME = 'versus'
export const STAR_FRAME = 'star'
export const GLOW_FRAME = 'glow'
export const GLINT_FRAME = 'glint'

export const GLYPHS = '0123456789+−'
export const GLYPH_PX = 84
/** Room for the outline, px per side. */
export const GLYPH_INK_PX = 10
export const glyphFrame = (glyph: string): string => `glyph${glyph}`
/** The outline has its own frame, so that all outlines of a number can be drawn below all its fills. */
export const inkFrame = (glyph: string): string => `ink${glyph}`

const INK = '#1d1038'
const WIDTH = 1024
const HEIGHT = 352
const FAN = { width: 48, height: 56 } as const

type Painter = (context: CanvasRenderingContext2D) => void
interface Cell extends DrawnFrame {
  readonly paint: Painter
}

const polygon = (context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void => {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}

const fan =
  (ears: Painter): Painter =>
  (context) => {
    context.fillStyle = '#cfcfcf'
    context.beginPath()
    context.ellipse(24, 56, 22, 20, 0, Math.PI, 0)
    context.fill()
    context.fillStyle = '#fff'
    ears(context)
    context.beginPath()
    context.arc(24, 28, 18, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = INK
    context.globalAlpha = 0.25
    context.fillRect(0, 55, 48, 1)
    context.globalAlpha = 1
  }

const catEars: Painter = (context) => {
  polygon(context, [
    [8, 22],
    [5, 2],
    [22, 12],
  ])
  polygon(context, [
    [40, 22],
    [43, 2],
    [26, 12],
  ])
}

const rabbitEars: Painter = (context) => {
  context.beginPath()
  context.ellipse(16, 12, 5, 12, 0, 0, Math.PI * 2)
  context.ellipse(32, 12, 5, 12, 0, 0, Math.PI * 2)
  context.fill()
}

const ring: Painter = (context) => {
  context.strokeStyle = '#fff'
  context.lineWidth = 7
  context.beginPath()
  context.ellipse(80, 30, 74, 24, 0, 0, Math.PI * 2)
  context.stroke()
}

const streak: Painter = (context) => {
  context.fillStyle = '#fff'
  polygon(context, [
    [0, 6],
    [64, 0],
    [96, 6],
    [64, 12],
  ])
}

const glow: Painter = (context) => {
  const light = context.createRadialGradient(64, 64, 0, 64, 64, 63)
  light.addColorStop(0, '#ffff')
  light.addColorStop(0.35, '#fff8')
  light.addColorStop(1, '#fff0')
  context.fillStyle = light
  context.fillRect(0, 0, 128, 128)
}

const glint: Painter = (context) => {
  context.fillStyle = '#fff'
  polygon(context, [
    [24, 0],
    [28, 20],
    [48, 24],
    [28, 28],
    [24, 48],
    [20, 28],
    [0, 24],
    [20, 20],
  ])
}

const star: Painter = (context) => {
  context.beginPath()
  starOutline(context, { x: 28, y: 29, outer: 22, inner: 10 })
  context.lineJoin = 'round'
  context.lineWidth = 9
  context.strokeStyle = INK
  context.stroke()
  context.fillStyle = '#ffd23e'
  context.fill()
}

const versus: Painter = (context) => {
  const gold = context.createRadialGradient(48, 40, 6, 64, 64, 62)
  gold.addColorStop(0, '#ffe9a8')
  gold.addColorStop(0.55, '#ffc93c')
  gold.addColorStop(1, '#e8940e')
  context.fillStyle = gold
  context.strokeStyle = INK
  context.lineWidth = 8
  context.beginPath()
  context.arc(64, 64, 56, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.font = `58px ${DISPLAY_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 14
  context.strokeText('VS', 64, 68)
  context.fillStyle = '#fff3dc'
  context.fillText('VS', 64, 68)
}

const PICTURES: readonly Cell[] = [
  { frame: 'fan-round', x: 0, y: 0, ...FAN, paint: fan(() => {}) },
  { frame: 'fan-cat', x: 52, y: 0, ...FAN, paint: fan(catEars) },
  { frame: 'fan-rabbit', x: 104, y: 0, ...FAN, paint: fan(rabbitEars) },
  { frame: RING_FRAME, x: 160, y: 0, width: 160, height: 60, paint: ring },
  { frame: STREAK_FRAME, x: 330, y: 0, width: 96, height: 12, paint: streak },
  { frame: VERSUS_FRAME, x: 440, y: 0, width: 128, height: 128, paint: versus },
  { frame: GLOW_FRAME, x: 580, y: 0, width: 128, height: 128, paint: glow },
  { frame: GLINT_FRAME, x: 720, y: 0, width: 48, height: 48, paint: glint },
  { frame: STAR_FRAME, x: 780, y: 0, width: 56, height: 56, paint: star },
  { frame: CRESCENT_FRAME, x: 848, y: 0, width: 128, height: 128, paint: crescent },
  { frame: CUT_FRAME, x: 716, y: 72, width: 124, height: 20, paint: cut },
  ...accentPainters.map(([name, paint], index) => ({
    frame: accentFrame(name),
    x: index * (ACCENT_PX + 4),
    y: 66,
    width: ACCENT_PX,
    height: ACCENT_PX,
    paint,
  })),
]

const GLYPH_TOP = 132

const GLYPH_HEIGHT = GLYPH_PX + 2 * GLYPH_INK_PX

const writeWith = (context: CanvasRenderingContext2D): void => {
  context.font = `${GLYPH_PX}px ${DISPLAY_FONT}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 2 * GLYPH_INK_PX - 2
  context.strokeStyle = INK
}

const glyphCells = (context: CanvasRenderingContext2D): Cell[] => {
  writeWith(context)
  let x = 0
  return [...GLYPHS].flatMap((glyph) => {
    const width = Math.ceil(context.measureText(glyph).width) + 2 * GLYPH_INK_PX
    const place = { x, width, height: GLYPH_HEIGHT }
    const write =
      (draw: (to: CanvasRenderingContext2D, x: number, y: number) => void): Painter =>
      (to) => {
        writeWith(to)
        draw(to, GLYPH_INK_PX, GLYPH_HEIGHT / 2)
      }
    const fill: Painter = write((to, left, middle) => {
      to.fillStyle = '#fff'
      to.fillText(glyph, left, middle)
    })
    const ink: Painter = write((to, left, middle) => to.strokeText(glyph, left, middle))
    x += width + 2
    return [
      { frame: glyphFrame(glyph), y: GLYPH_TOP, paint: fill, ...place },
      { frame: inkFrame(glyph), y: GLYPH_TOP + GLYPH_HEIGHT + 2, paint: ink, ...place },
    ]
  })
}

export const drawTextures = (packs: TexturePacks): void => {
  packs.extend(DRAWN, WIDTH, HEIGHT, (context) => {
    const cells = [...PICTURES, ...glyphCells(context)]
    for (const { x, y, paint } of cells) {
      context.save()
      context.translate(x, y)
      paint(context)
      context.restore()
    }
    return cells
  })
}
