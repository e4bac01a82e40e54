import { fill, halo, line, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const HEART =
  'M128,222 C62,176 24,140 24,92 C24,52 54,32 82,32 C104,32 120,44 128,62 C136,44 152,32 174,32 C202,32 232,52 232,92 C232,140 194,176 128,222Z'

const blade = (colour: string, guard: string): string =>
  `<g transform="translate(128,128) rotate(45)">${volume('M-20,44 L-20,-84 L0,-120 L20,-84 L20,44Z', colour, {
    relief: [9, 0, 0],
    topColour: '#ffffff',
    inside: `<path d="M0,-130 H40 V60 H0Z" fill="${tone(colour, -0.16)}"/>`,
  })}${volume('M-54,40 Q-54,30 -44,30 H44 Q54,30 54,40 V50 Q54,60 44,60 H-44 Q-54,60 -54,50Z', guard, {
    relief: [8, 3, 5],
  })}${volume('M-12,60 H12 V94 H-12Z', '#8a4a2c', { relief: [8, 3, 0] })}${volume('M0,88 l17,17 l-17,17 l-17,-17Z', guard, { relief: [8, 3, 4] })}</g>`

const leaf = (degrees: number): string =>
  `<g transform="translate(128,116) rotate(${degrees})">${volume(
    'M0,-8 C-14,-28 -62,-34 -62,-72 C-62,-96 -40,-106 -22,-102 C-10,-100 -2,-92 0,-84 C2,-92 10,-100 22,-102 C40,-106 62,-96 62,-72 C62,-34 14,-28 0,-8Z',
    '#3ddc84',
    { relief: [8, 5, 6], inside: line('M0,-10 V-64', 6, '#1f9a58') },
  )}</g>`

export const STAT_ICONS = {
  attack: () => blade('#d6e0f2', '#ff9f1c'),
  hp: () =>
    volume(HEART, '#ff4d6d', {
      relief: [10, 9, 11],
      topColour: '#ff8a9c',
      gloss: '<ellipse cx="76" cy="78" rx="24" ry="14" fill="#fff" opacity=".75" transform="rotate(-32 76 78)"/>',
    }),
  luck: () =>
    line('M128,120 C134,160 150,190 178,222', 36, INK) +
    line('M128,120 C134,160 150,190 178,222', 16, '#1f9a58') +
    place(128, 122, 0.9, place(-128, -122, 1, [45, 135, 225, 315].map(leaf).join(''))),
  evasion: () =>
    [
      'M30,92 H150 C196,92 204,40 166,36 C140,34 130,58 146,68',
      'M22,134 H206 C250,134 246,192 206,190 C182,188 178,166 194,158',
      'M48,176 H122 C158,176 156,222 124,220',
    ]
      .map((path) => line(path, 44, INK))
      .join('') +
    [
      'M30,92 H150 C196,92 204,40 166,36 C140,34 130,58 146,68',
      'M22,134 H206 C250,134 246,192 206,190 C182,188 178,166 194,158',
      'M48,176 H122 C158,176 156,222 124,220',
    ]
      .map((path) => line(path, 22, '#9ff0ff'))
      .join(''),
  crit: () =>
    volume(starPath(128, 128, 116, 62, 9, -90, 0.03), '#ff2d5e', { relief: [9, 6, 8] }) +
    fill(starPath(128, 128, 84, 46, 9, -90, 0.03), '#ffd23e') +
    fill(starPath(128, 128, 54, 30, 9, -90, 0.03), '#ffffff'),
  fight: () =>
    halo(128, 128, 124, '#ffd23e', 0.35) +
    `<g transform="translate(256,0) scale(-1,1)">${blade('#cfe3fb', '#7c4dff')}</g>` +
    blade('#d6e0f2', '#ff9f1c'),
  trophy: () =>
    line('M70,64 H38 C36,120 62,134 92,136 M186,64 H218 C220,120 194,134 164,136', 40, INK) +
    line('M70,64 H38 C36,120 62,134 92,136 M186,64 H218 C220,120 194,134 164,136', 18, '#f2a51c') +
    volume('M108,140 H148 V186 H108Z', '#f2a51c', { relief: [9, 5, 0] }) +
    volume('M64,34 H192 C196,110 176,164 128,164 C80,164 60,110 64,34Z', '#ffc93c', {
      relief: [10, 8, 9],
      topColour: '#ffe78a',
      inside: `<path d="${starPath(128, 92, 34, 15, 5, -90, 0.15)}" fill="#fff6cf"/>`,
    }) +
    volume('M76,184 H180 Q190,184 190,194 V216 Q190,226 180,226 H76 Q66,226 66,216 V194 Q66,184 76,184Z', '#7a4a2c', {
      relief: [9, 6, 6],
    }),
  streak: () =>
    halo(128, 140, 122, '#ff7a1c', 0.5) +
    volume(
      'M132,18 C150,58 206,92 206,152 C206,202 172,236 128,236 C84,236 50,202 50,152 C50,116 70,96 84,70 C90,90 100,100 108,104 C104,70 112,40 132,18Z',
      '#ff6a1f',
      { relief: [10, 8, 9], topColour: '#ff9a3a' },
    ) +
    fill(
      'M130,116 C142,138 168,150 168,184 C168,210 150,226 128,226 C106,226 90,210 90,186 C90,168 100,160 106,148 C112,158 116,160 120,162 C118,146 122,130 130,116Z',
      '#ffe071',
    ),
} as const
