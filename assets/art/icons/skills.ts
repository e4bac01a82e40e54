import type { SkillName } from '#rules/kombat/skills.ts'
import { ellipse, fill, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const badge = (colour: string, sign: string): string =>
  volume(ellipse(128, 128, 110), tone(colour, -0.1), { relief: [9, 6, 8] }) +
  volume(ellipse(126, 126, 92), colour, { relief: [0, 6, 8], topColour: tone(colour, 0.14) }) +
  sign

const bold = (path: string, colour = '#ffffff', width = 18): string =>
  line(path, width + 16, INK) + line(path, width, colour)

const HEART =
  'M128,186 C88,158 64,136 64,104 C64,80 82,66 100,66 C114,66 123,74 128,84 C133,74 142,66 156,66 C174,66 192,80 192,104 C192,136 168,158 128,186Z'

export const SKILL_ICONS: Readonly<Record<SkillName, () => string>> = {
  desolate: () =>
    badge(
      '#e8334f',
      bold('M82,60 C96,110 92,150 70,196', '#fff3dc', 20) +
        bold('M132,52 C144,104 142,152 118,204', '#fff3dc', 20) +
        bold('M182,60 C190,108 186,148 166,192', '#fff3dc', 20),
    ),
  reflect: () =>
    badge(
      '#8d4dff',
      volume(
        'M160,54 C176,62 190,64 204,62 C208,122 194,164 160,190 C126,164 112,122 116,62 C130,64 144,62 160,54Z',
        '#e3ccff',
        { relief: [8, 5, 6] },
      ) + bold('M42,84 L108,120 L46,166 M46,166 L56,132 M46,166 L82,162', '#ffd23e', 14),
    ),
  'life-steal': () =>
    badge(
      '#3a1d4f',
      volume(HEART, '#ff4d6d', { relief: [8, 6, 7], topColour: '#ff8a9c' }) +
        fill(
          'M100,104 h20 l-10,34Z M136,104 h20 l-10,34Z',
          '#ffffff',
          `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        fill(
          'M128,178 C140,194 146,202 146,212 C146,222 138,228 128,228 C118,228 110,222 110,212 C110,202 116,194 128,178Z',
          '#ff4d6d',
          `stroke="${INK}" stroke-width="7"`,
        ),
    ),
  'rising-fury': () =>
    badge(
      '#ff8a1f',
      [
        [176, '#fff3dc'],
        [132, '#ffe071'],
        [88, '#ffffff'],
      ]
        .map(([y, colour]) =>
          bold(`M78,${Number(y) + 18} L128,${Number(y) - 24} L178,${Number(y) + 18}`, String(colour), 20),
        )
        .join(''),
    ),
  'fatal-blow': () =>
    badge(
      '#2f3a6e',
      `<circle cx="128" cy="128" r="58" fill="none" stroke="${INK}" stroke-width="28"/><circle cx="128" cy="128" r="58" fill="none" stroke="#ff4d6d" stroke-width="13"/>` +
        bold('M128,42 V84 M128,172 V214 M42,128 H84 M172,128 H214', '#ff4d6d', 13) +
        fill(starPath(128, 128, 34, 14, 4, -90, 0.05), '#ffe071', `stroke="${INK}" stroke-width="7"`),
    ),
  berserk: () =>
    badge(
      '#a3104a',
      volume('M66,96 C40,86 36,56 50,40 C58,62 74,70 92,72Z', '#f4ead2', { relief: [7, 3, 4] }) +
        volume('M190,96 C216,86 220,56 206,40 C198,62 182,70 164,72Z', '#f4ead2', { relief: [7, 3, 4] }) +
        volume(
          'M128,66 C172,66 198,92 196,132 C194,176 166,204 128,204 C90,204 62,176 60,132 C58,92 84,66 128,66Z',
          '#ff5d3d',
          { relief: [8, 6, 8] },
        ) +
        line('M80,104 L116,122 M176,104 L140,122', 14) +
        fill(
          'M90,128 l26,8 a14,14 0 0 1 -26,-8Z M166,128 l-26,8 a14,14 0 0 0 26,-8Z',
          '#fff3a8',
          `stroke="${INK}" stroke-width="5"`,
        ) +
        fill(
          'M92,164 Q128,150 164,164 Q160,190 128,190 Q96,190 92,164Z',
          '#5c1035',
          `stroke="${INK}" stroke-width="7"`,
        ) +
        fill('M104,162 l8,14 l8,-17Z M136,159 l8,17 l8,-14Z', '#ffffff'),
    ),
}
