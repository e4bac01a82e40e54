import { ellipse, fill, halo, line, volume } from '../kit/svg.ts'
import { INK, mix, tone } from '../kit/tone.ts'

/** Signs of burning-hell, frost-prison and luck-leech, in this order. */
type StoneKind = 'flame' | 'ice' | 'curse'
type StoneLevel = 1 | 2 | 3 | 4

const COLOURS: Readonly<Record<StoneKind, string>> = { flame: '#ff6a2a', ice: '#4cc4ff', curse: '#9b4dff' }

const SIGNS: Readonly<Record<StoneKind, string>> = {
  flame:
    'M128,62 C150,92 172,104 170,142 C168,172 150,188 128,188 C104,188 86,170 88,142 C89,124 100,118 104,100 C112,106 116,114 116,122 C128,108 132,88 128,62Z',
  ice: 'M128,60 L136,104 L172,82 L150,118 L194,128 L150,138 L172,174 L136,152 L128,196 L120,152 L84,174 L106,138 L62,128 L106,118 L84,82 L120,104Z',
  curse:
    'M128,70 C164,70 184,96 182,124 C181,142 172,150 166,154 L164,176 H92 L90,154 C84,150 75,142 74,124 C72,96 92,70 128,70Z',
}

const DETAILS: Readonly<Record<StoneKind, () => string>> = {
  flame: () =>
    fill(
      'M128,116 C140,134 150,142 149,156 C148,172 140,180 128,180 C114,180 106,170 107,156 C112,150 122,140 128,116Z',
      '#fff2b0',
    ),
  ice: () => fill(ellipse(128, 128, 13), '#fff'),
  curse: () =>
    fill('M100,112 a14,16 0 1 0 .1,0Z M156,112 a14,16 0 1 0 .1,0Z M128,138 l8,16 h-16Z', INK) +
    line('M110,176 v-12 M128,176 v-12 M146,176 v-12', 6),
}

const HEXAGON = 'M128,22 L216,74 V180 L128,234 L40,180 V74Z'
const OUTLINES: Readonly<Record<StoneLevel, string>> = {
  1: 'M128,40 C180,40 212,76 212,128 C212,182 178,214 128,214 C78,214 44,182 44,128 C44,76 76,40 128,40Z',
  2: 'M86,36 H170 L218,92 V162 L170,218 H86 L38,162 V92Z',
  3: HEXAGON,
  4: 'M128,14 L164,54 L220,50 L216,104 L246,128 L216,154 L220,206 L164,202 L128,242 L92,202 L36,206 L40,154 L10,128 L40,104 L36,50 L92,54Z',
}

const shrunk = (scale: number, drawing: string): string =>
  `<g transform="translate(128,128) scale(${scale}) translate(-128,-128)">${drawing}</g>`

const body = (colour: string, level: StoneLevel): string => {
  const dark = tone(colour, -0.12)
  if (level === 1) {
    const dull = mix(tone(colour, -0.16), '#6b6480', 0.35)
    return volume(OUTLINES[1], dull, { relief: [8, 9, 11] })
  }
  if (level === 4) {
    const core = volume(HEXAGON, dark, { relief: [9, 9, 11], topColour: tone(colour, 0.06) })
    return volume(OUTLINES[4], '#ffcf3f', { relief: [8, 5, 7] }) + shrunk(0.74, core)
  }
  const facets =
    fill('M128,22 L216,74 L128,128 L40,74Z', '#fff', 'opacity=".22"') +
    fill('M128,128 L216,180 L128,234Z', '#000', 'opacity=".14"')
  return volume(OUTLINES[level], dark, {
    relief: [8, 9, 11],
    topColour: tone(colour, 0.05),
    inside: level === 3 ? facets : '',
  })
}

const levelDots = (level: StoneLevel): string =>
  Array.from({ length: level }, (_, index) => {
    const x = 128 + (index - (level - 1) / 2) * 26
    return `<circle cx="${x}" cy="236" r="10" fill="#ffe071" stroke="${INK}" stroke-width="6"/>`
  }).join('')

/** Levels 1–4 (B3): a richer outline and dots show the level. */
export const drawStone = (kind: StoneKind, level: StoneLevel): string => {
  const colour = COLOURS[kind]
  const sign =
    fill(SIGNS[kind], INK, `stroke="${INK}" stroke-width="13" stroke-linejoin="round"`) +
    fill(SIGNS[kind], tone(colour, 0.2)) +
    DETAILS[kind]()
  return (
    halo(128, 128, 128, colour, 0.25 + level * 0.14) +
    body(colour, level) +
    shrunk(level === 4 ? 0.74 : 0.86, sign) +
    levelDots(level)
  )
}
