import { POSES } from '#assets/manifest/poses.ts'
import { drawFighter } from '../dressed.ts'
import { drawLeagueCup } from '../insignia/honours.ts'
import { ellipse, fill, halo, line, place, volume } from '../kit/svg.ts'
import { backdrop, bunting, FLOOR_Y, HEADER_BOX, shadow } from './header-parts.ts'
import { standing, twinkle } from './stage.ts'

const MIDDLE_X = HEADER_BOX.width / 2
const CUP_X = 296
const ARMED = {
  left: { sword: 2, armor: 1, helmet: 1 },
  right: { sword: 2, armor: 1 },
} as const
const CONFETTI = ['#ffe071', '#7fe6ff', '#ff8fc0', '#8af2b4'] as const

const crowd = (y: number, count: number, size: number, colour: string): string =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + (index % 2) * 0.16) / (count - 1)) * (HEADER_BOX.width + 20) - 10
    const top = y + Math.sin(index * 2.3) * 3 + ((x - MIDDLE_X) / MIDDLE_X) ** 2 * -10
    return (
      fill(ellipse(x - size * 0.6, top - size * 0.8, size * 0.36, size * 0.5), colour) +
      fill(ellipse(x + size * 0.6, top - size * 0.8, size * 0.36, size * 0.5), colour) +
      fill(ellipse(x, top, size, size * 0.92), colour)
    )
  }).join('')

const pillar = (): string =>
  volume('M150,58 h24 v98 h-24Z', '#4a5fb4', { relief: [4, 4, 3], topColour: '#6f88dc' }) +
  volume('M144,48 h36 v12 h-36Z', '#8ea2ec', { relief: [4, 3, 3] }) +
  halo(162, 34, 40, '#ffb14a', 0.75) +
  volume('M150,40 h24 l-5,10 h-14Z', '#c98a00', { relief: [4, 2, 2] }) +
  fill('M162,10 C176,24 174,40 162,40 C150,40 148,26 156,22 C159,20 161,16 162,10Z', '#ff8a1f') +
  fill('M162,22 C169,30 168,39 162,39 C156,39 155,31 162,22Z', '#ffe98a')

export const drawTournament = (): string => {
  const confetti = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [(index * 89 + 14) % 476, 8 + ((index * 47) % 104)]
    return `<rect x="${x}" y="${y}" width="7" height="4.5" rx="1" transform="rotate(${index * 41} ${x} ${y})" fill="${CONFETTI[index % CONFETTI.length]}"/>`
  }).join('')
  return (
    backdrop(
      { above: '#0a1245', below: '#3f57c4', hills: '#24368c', floor: '#31479f', light: [CUP_X, 70, '#ffe08a'] },
      31,
    ) +
    crowd(126, 12, 18, '#2f409c') +
    fill(`M-10,138 Q${MIDDLE_X},122 490,138 V160 Q${MIDDLE_X},144 -10,160Z`, '#1c2a72') +
    line(`M-10,140 Q${MIDDLE_X},124 490,140`, 4, '#ffc93c', 'opacity=".85"') +
    fill(`M-10,190 V156 Q${MIDDLE_X},142 490,156 V190Z`, '#3d56b8') +
    bunting(320, 30, 484, 40, 22, ['#7ed957', '#5fd0ff', '#ffe071', '#ff5d7d']) +
    place(-120, 0, 1, pillar()) +
    confetti +
    halo(CUP_X, 90, 118, '#ffd76a', 0.7) +
    shadow(CUP_X, 60, FLOOR_Y + 8) +
    volume(`M${CUP_X - 46},140 h92 l10,28 h-112Z`, '#7f95e8', { relief: [5, 6, 5], topColour: '#b3c2ff' }) +
    place(CUP_X - 49, 50, 0.38, drawLeagueCup()) +
    shadow(196, 24) +
    standing(drawFighter(0, ARMED.left, POSES.windup), 196, 0.24, false, FLOOR_Y + 6) +
    shadow(396, 24) +
    standing(drawFighter(5, ARMED.right, POSES.windup), 400, 0.24, true, FLOOR_Y + 6) +
    twinkle(262, 66, 7) +
    twinkle(336, 76, 6, '#fff3dc')
  )
}
