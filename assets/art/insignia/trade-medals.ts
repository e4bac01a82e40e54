import type { TradeGrade } from '#assets/manifest/medals.ts'
import { wingPair } from '../kit/ornaments.ts'
import { ellipse, fill, halo, line, mirrored, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { type DiscShape, medalBody } from './medal-body.ts'

const GOLD = '#ffcf3f'

const coin = (x: number, y: number, radius: number): string =>
  volume(ellipse(x, y, radius), '#ffcf3f', {
    relief: [6, 2, 3],
    inside: fill(starPath(x, y, radius * 0.62, radius * 0.28, 5, -90, 0.1), '#fff2b0'),
  })

const scales = (metal: string): string =>
  mirrored(
    128,
    (side) =>
      line('M78,120 L50,176 M78,120 L106,176', 9, INK) +
      line('M78,120 L50,176 M78,120 L106,176', 3.5, '#fff3dc') +
      (side === 1 ? coin(66, 168, 14) + coin(88, 166, 15) : coin(78, 165, 17)) +
      volume('M42,174 H114 C112,202 98,212 78,212 C58,212 44,202 42,174Z', tone(metal, 0.1), {
        relief: [8, 5, 6],
        inside: fill('M36,170 H120 V184 H36Z', tone(metal, 0.2)),
      }),
  ) +
  volume('M119,112 H137 L141,206 H115Z', '#fff3dc', { relief: [8, 4, 0] }) +
  volume('M92,224 Q92,204 112,202 H144 Q164,204 164,224Z', '#fff3dc', { relief: [8, 5, 5] }) +
  volume(
    'M44,124 Q46,110 62,112 C88,116 104,104 128,104 C152,104 168,116 194,112 Q210,110 212,124 C190,132 168,124 128,124 C88,124 66,132 44,124Z',
    '#ff9f1c',
    { relief: [8, 4, 4], topColour: '#ffc25a' },
  ) +
  coin(128, 112, 19)

const purse = (): string =>
  `<g transform="translate(128,158) rotate(45)">${
    volume('M-9,-40 H9 V118 Q0,128 -9,118Z', '#c47a3f', { relief: [8, 4, 0] }) +
    volume('M-46,-92 Q-46,-100 -38,-100 H38 Q46,-100 46,-92 V-44 Q46,-36 38,-36 H-38 Q-46,-36 -46,-44Z', '#a85a2c', {
      relief: [9, 5, 6],
      topColour: '#cf7d45',
      inside: fill('M-30,-104 H-18 V-32 H-30Z M18,-104 H30 V-32 H18Z', GOLD),
    })
  }</g>` +
  volume(
    'M98,118 C84,100 96,92 110,100 Q118,90 128,98 Q138,90 146,100 C160,92 172,100 158,118 C188,136 200,168 190,194 C182,220 156,226 128,226 C100,226 74,220 66,194 C56,168 68,136 98,118Z',
    '#2fbf7a',
    { relief: [9, 7, 8], topColour: '#5fe3a0', inside: line('M88,150 Q80,170 84,190', 8, '#a8f5cc') },
  ) +
  volume('M96,112 Q128,126 160,112 L162,126 Q128,142 94,126Z', GOLD, { relief: [7, 3, 4] }) +
  coin(130, 178, 29)

const TRADE: Readonly<Record<TradeGrade, { readonly shape: DiscShape; readonly metal: string }>> = {
  bronze: { shape: 'round', metal: '#d98a4e' },
  silver: { shape: 'octagon', metal: '#c9d4e8' },
  gold: { shape: 'sunburst', metal: '#ffc22e' },
  'gold-extra': { shape: 'sunburst', metal: '#ffc22e' },
}

const crown = (): string =>
  volume(
    'M78,72 L66,20 Q66,12 74,18 L102,46 L122,10 Q128,2 134,10 L154,46 L182,18 Q190,12 190,20 L178,72 Q128,84 78,72Z',
    '#ffd23e',
    { relief: [9, 5, 5], topColour: '#ffee9a' },
  ) +
  [100, 128, 156].map((x) => volume(ellipse(x, x === 128 ? 62 : 58, 8), '#ff4d6d', { relief: [4.5, 2, 2] })).join('')

const sign = (role: 'seller' | 'buyer', metal: string): string =>
  `<g transform="translate(128,158) scale(.82) translate(-128,-166)">${role === 'seller' ? scales(metal) : purse()}</g>`

export const drawTradeMedal = (role: 'seller' | 'buyer', grade: TradeGrade): string => {
  const { shape, metal } = TRADE[grade]
  const [ribbon, field] = role === 'seller' ? ['#ff7a1c', '#a8520a'] : ['#1fa37a', '#0f5a6e']
  const medal = medalBody(shape, metal, ribbon, tone(ribbon, 0.2), field) + sign(role, metal)
  if (grade !== 'gold-extra') return medal
  return (
    halo(128, 140, 130, '#ffb627', 0.75) +
    wingPair(128, 112, 1.08, '#fff3dc') +
    `<g transform="translate(128,254) scale(.82) translate(-128,-250)">${medal}</g>` +
    crown()
  )
}
