import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'

const CREAM = '#fff3dc'

const stroke = (path: string, colour = CREAM): string => line(path, 58, INK) + line(path, 32, colour)

const speaker = (): string =>
  volume(
    'M44,96 Q44,88 52,88 H88 L134,48 Q146,40 146,54 V202 Q146,216 134,208 L88,168 H52 Q44,168 44,160Z',
    '#ffc93c',
    { relief: [10, 7, 9] },
  )

const wheel = (teeth: number): string => {
  const at = (radius: number, turn: number): string => {
    const angle = turn * 2 * Math.PI
    return `${(128 + radius * Math.sin(angle)).toFixed(1)},${(128 - radius * Math.cos(angle)).toFixed(1)}`
  }
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const middle = tooth / teeth
    const half = 0.5 / teeth
    return [
      at(78, middle - half * 0.72),
      at(104, middle - half * 0.5),
      at(104, middle + half * 0.5),
      at(78, middle + half * 0.72),
    ]
  })
  return `M${corners.flat().join(' L')}Z`
}

/** Drawn on 256 × 256. The ink outline keeps a glyph legible on a button of any colour. */
export const GLYPHS = {
  close: () => stroke('M74,74 L182,182 M182,74 L74,182'),
  back: () => stroke('M158,56 L86,128 L158,200'),
  chevron: () => stroke('M98,56 L170,128 L98,200'),
  check: () => stroke('M54,136 L106,188 L204,78', '#3ddc84'),
  info: () =>
    volume(ellipse(128, 128, 100), '#7c4dff', { relief: [10, 7, 9] }) +
    fill(ellipse(128, 78, 17), CREAM) +
    line('M128,124 V182', 30, CREAM),
  lock: () =>
    line('M82,120 V88 a46,46 0 0 1 92,0 V120', 44, INK) +
    line('M82,120 V88 a46,46 0 0 1 92,0 V120', 22, '#c9c1f2') +
    volume('M56,112 H200 Q214,112 214,126 V208 Q214,224 198,224 H58 Q42,224 42,208 V126 Q42,112 56,112Z', '#ffcf3f', {
      relief: [10, 7, 9],
    }) +
    fill('M128,144 a17,17 0 0 1 9,31 l6,27 h-30 l6,-27 a17,17 0 0 1 9,-31Z', INK),
  speed: () =>
    [34, 122]
      .map((x) =>
        volume(
          `M${x},66 Q${x},52 ${x + 12},60 L${x + 92},118 Q${x + 104},128 ${x + 92},138 L${x + 12},196 Q${x},204 ${x},190Z`,
          '#ffc93c',
          { relief: [9, 5, 7] },
        ),
      )
      .join(''),
  'sound-on': () => speaker() + stroke('M182,100 Q202,128 182,156') + stroke('M212,72 Q250,128 212,184'),
  'sound-off': () => speaker() + stroke('M182,98 L236,158 M236,98 L182,158', '#ff5a6e'),
  'sound-music': () =>
    stroke('M98,176 V66 L202,46 V156', '#3ddc84') +
    volume(ellipse(74, 190, 34, 27), '#3ddc84', { relief: [10, 6, 8] }) +
    volume(ellipse(178, 170, 34, 27), '#3ddc84', { relief: [10, 6, 8] }),
  settings: () =>
    volume(wheel(8), '#c9c1f2', { relief: [10, 7, 9] }) +
    fill(ellipse(128, 128, 44), INK) +
    fill(ellipse(128, 128, 28), '#7c4dff'),
  history: () =>
    stroke('M48,128 a80,80 0 1 1 24,57') +
    stroke('M22,98 L48,134 L82,104') +
    stroke('M128,82 V132 L166,154', '#ffc93c'),
  share: () => stroke('M60,140 V206 H196 V140', '#36d6ff') + stroke('M128,162 V50') + stroke('M84,88 L128,46 L172,88'),
  watch: () =>
    volume('M70,60 Q70,40 88,50 L206,116 Q222,128 206,140 L88,206 Q70,216 70,196Z', '#ffc93c', { relief: [10, 6, 8] }),
  copy: () =>
    volume('M60,40 H146 Q160,40 160,54 V160 H46 V54 Q46,40 60,40Z', '#b9a6ff', { relief: [9, 6, 8] }) +
    volume('M112,88 H196 Q210,88 210,102 V206 Q210,220 196,220 H112 Q98,220 98,206 V102 Q98,88 112,88Z', CREAM, {
      relief: [9, 6, 8],
    }) +
    line('M126,136 H182', 14, '#7c4dff') +
    line('M126,172 H182', 14, '#7c4dff'),
} as const
