import { ellipse, fill, halo, line, volume } from '../kit/svg.ts'
import { INK, mix, tone } from '../kit/tone.ts'

type StoneKind = 'flame' | 'ice' | 'curse'
const STONE: Readonly<Record<StoneKind, readonly [colour: string, sign: string]>> = {
  flame: [
    '#ff6a2a',
    'M128,62 C150,92 172,104 170,142 C168,172 150,188 128,188 C104,188 86,170 88,142 C89,124 100,118 104,100 C112,106 116,114 116,122 C128,108 132,88 128,62Z',
  ],
  ice: [
    '#4cc4ff',
    'M128,60 L136,104 L172,82 L150,118 L194,128 L150,138 L172,174 L136,152 L128,196 L120,152 L84,174 L106,138 L62,128 L106,118 L84,82 L120,104Z',
  ],
  curse: [
    '#9b4dff',
    'M128,70 C164,70 184,96 182,124 C181,142 172,150 166,154 L164,176 H92 L90,154 C84,150 75,142 74,124 C72,96 92,70 128,70Z',
  ],
}

/** A stone of level 1–4 (B3): its outline grows richer, and its level shows as dots. */
export const drawStone = (k: StoneKind, l: 1 | 2 | 3 | 4): string => {
  const [c, d] = STONE[k]
  const sh =
    l === 1
      ? 'M128,40 C180,40 212,76 212,128 C212,182 178,214 128,214 C78,214 44,182 44,128 C44,76 76,40 128,40Z'
      : l === 2
        ? 'M86,36 H170 L218,92 V162 L170,218 H86 L38,162 V92Z'
        : l === 3
          ? 'M128,22 L216,74 V180 L128,234 L40,180 V74Z'
          : 'M128,14 L164,54 L220,50 L216,104 L246,128 L216,154 L220,206 L164,202 L128,242 L92,202 L36,206 L40,154 L10,128 L40,104 L36,50 L92,54Z'
  return (
    halo(128, 128, 128, c, 0.25 + l * 0.14) +
    (l >= 4
      ? volume(sh, '#ffcf3f', { outline: 8, shadeX: 5, shadeY: 7 }) +
        `<g transform="translate(128,128) scale(.74) translate(-128,-128)">${volume('M128,22 L216,74 V180 L128,234 L40,180 V74Z', tone(c, -0.12), { outline: 9, shadeX: 9, shadeY: 11, topColour: tone(c, 0.06) })}</g>`
      : volume(sh, l === 1 ? mix(tone(c, -0.16), '#6b6480', 0.35) : tone(c, -0.12), {
          outline: 8,
          shadeX: 9,
          shadeY: 11,
          ...(l > 1 ? { topColour: tone(c, 0.05) } : {}),
          inside:
            l >= 3
              ? `<path d="M128,22 L216,74 L128,128 L40,74Z" fill="#fff" opacity=".22"/><path d="M128,128 L216,180 L128,234Z" fill="#000" opacity=".14"/>`
              : '',
        })) +
    `<g transform="translate(128,128) scale(${l >= 4 ? 0.74 : 0.86}) translate(-128,-128)">${fill(d, INK, `stroke="${INK}" stroke-width="13" stroke-linejoin="round"`)}${fill(d, tone(c, 0.2))}${k === 'flame' ? fill('M128,116 C140,134 150,142 149,156 C148,172 140,180 128,180 C114,180 106,170 107,156 C112,150 122,140 128,116Z', '#fff2b0') : k === 'curse' ? fill('M100,112 a14,16 0 1 0 .1,0Z M156,112 a14,16 0 1 0 .1,0Z M128,138 l8,16 h-16Z', INK) + line('M110,176 v-12 M128,176 v-12 M146,176 v-12', 6) : fill(ellipse(128, 128, 13), '#fff')}</g>` +
    Array.from(
      { length: l },
      (_, i) =>
        `<circle cx="${128 + (i - (l - 1) / 2) * 26}" cy="236" r="10" fill="#ffe071" stroke="${INK}" stroke-width="6"/>`,
    ).join('')
  )
}
