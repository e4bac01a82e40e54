import { crack, ember } from '../creatures/parts.ts'
import { ellipse, fill, halo, highlight, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const HIDE =
  'M128,26 C148,24 156,42 172,42 C192,42 204,24 222,36 C240,50 224,74 212,88 C204,98 204,112 208,130 C212,152 226,168 230,190 C234,212 212,222 198,208 L184,196 L172,218 L158,206 L146,232 L130,212 L114,234 L100,208 L84,220 L74,196 L58,208 C44,222 22,212 26,190 C30,168 44,152 48,130 C52,112 52,98 44,88 C32,74 16,50 34,36 C52,24 64,42 84,42 C100,42 108,24 128,26Z'

const FUR = '#8a5539'
const ICE = '#8fe3ff'

const fur = (locks: readonly (readonly [x: number, y: number])[], colour: string): string =>
  fill(
    locks
      .map(([x, y]) => `M${x - 15},${y} Q${x - 6},${y + 20} ${x + 3},${y + 34} Q${x + 12},${y + 16} ${x + 15},${y}Z`)
      .join(' '),
    colour,
  )

export const mammothSkin = (): string =>
  volume(HIDE, FUR, {
    relief: [10, 8, 10],
    topColour: '#c08256',
    inside:
      fur(
        [
          [40, 150],
          [66, 168],
          [94, 176],
          [124, 172],
          [154, 168],
          [184, 160],
          [216, 150],
        ],
        tone(FUR, -0.1),
      ) +
      fur(
        [
          [54, 112],
          [82, 126],
          [112, 122],
          [142, 126],
          [172, 118],
          [200, 108],
        ],
        tone(FUR, 0.07),
      ) +
      fur(
        [
          [40, 58],
          [70, 74],
          [100, 68],
          [130, 76],
          [160, 70],
          [190, 74],
          [218, 56],
        ],
        tone(FUR, 0.17),
      ),
    gloss: highlight(86, 66, 20, 8, -24, 0.45),
  }) +
  volume('M160,236 L148,190 L168,152 L190,186 L186,232Z', ICE, {
    relief: [8, 5, 3],
    topColour: '#e6fbff',
    inside: fill('M168,152 L172,240 H200 L190,186Z', '#4fb4e8', 'opacity=".7"'),
  }) +
  volume('M184,240 L182,206 L202,178 L222,208 L216,240Z', ICE, {
    relief: [8, 4, 3],
    topColour: '#e6fbff',
    inside: fill('M202,178 L204,244 H226 L222,208Z', '#4fb4e8', 'opacity=".7"'),
  })

export const firelordSkin = (): string =>
  halo(128, 132, 126, '#ff6a1f', 0.5) +
  volume(HIDE, '#8f2436', {
    relief: [10, 8, 10],
    topColour: '#c8414a',
    inside:
      fill('M30,30 L96,44 L84,92 L40,96Z M226,30 L164,44 L168,86 L216,96Z', '#6b2440') +
      fill('M96,92 L150,80 L176,120 L150,168 L100,160 L80,124Z', '#6b2440') +
      fill('M24,176 L66,150 L88,190 L60,226Z M234,176 L190,152 L172,196 L200,226Z', '#6b2440') +
      crack('M84,44 L92,92 L80,124 L52,132 M92,92 L150,80 L170,46 M150,80 L176,120 L206,116', 6) +
      crack('M176,120 L150,168 L164,204 M150,168 L100,160 L80,124 M100,160 L84,208 M126,164 L130,206', 6),
    gloss: highlight(70, 58, 18, 7, -20, 0.4),
  }) +
  ember(56, 216, 11, '#ff8a1f', '#fff2a8') +
  ember(206, 218, 13, '#ff8a1f', '#fff2a8') +
  ember(130, 226, 9, '#ffd23e', '#fff2a8') +
  fill(ellipse(214, 30, 6), '#ffd23e') +
  fill(ellipse(36, 240, 4), '#ffd23e')
