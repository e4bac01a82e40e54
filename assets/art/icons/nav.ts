import { ellipse, fill, line, place, starPath, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'

const head = (x: number, y: number, scale: number, colour: string, ears: string): string =>
  place(
    x,
    y,
    scale,
    `${ears}${volume('M0,-62 C42,-62 72,-34 72,6 C72,46 42,66 0,66 C-42,66 -72,46 -72,6 C-72,-34 -42,-62 0,-62Z', colour, { relief: [9, 7, 8] })}<ellipse cx="-24" cy="2" rx="10" ry="14" fill="${INK}"/><ellipse cx="26" cy="2" rx="10" ry="14" fill="${INK}"/><circle cx="-27" cy="-4" r="4" fill="#fff"/><circle cx="23" cy="-4" r="4" fill="#fff"/>${line('M-12,28 Q0,40 14,28', 7)}`,
  )

const roundEars = (colour: string): string =>
  [-50, 50].map((x) => volume(ellipse(x, -50, 26), colour, { relief: [9, 4, 5] })).join('')
const pointedEars = (colour: string): string =>
  volume('M-66,-14 L-64,-92 L-14,-56Z', colour, { relief: [9, 4, 5] }) +
  volume('M66,-14 L64,-92 L14,-56Z', colour, { relief: [9, 4, 5] })

export const NAV_ICONS = {
  'nav-home': () =>
    volume('M52,118 H204 V214 Q204,226 192,226 H64 Q52,226 52,214Z', '#fff3dc', { relief: [9, 8, 6] }) +
    volume('M106,226 V176 a22,22 0 0 1 44,0 V226Z', '#7c4dff', { relief: [8, 4, 4] }) +
    volume('M128,26 L232,112 Q240,122 228,130 H28 Q16,122 24,112Z', '#ff6f4d', { relief: [9, 8, 8] }) +
    volume(starPath(128, 98, 22, 10, 5, -90, 0.15), '#ffd23e', { relief: [6, 2, 3] }),
  'nav-earn': () =>
    volume('M48,44 H172 Q186,44 186,58 V216 Q186,230 172,230 H48 Q34,230 34,216 V58 Q34,44 48,44Z', '#fff3dc', {
      relief: [9, 7, 8],
    }) +
    volume('M78,28 H142 Q150,28 150,36 V56 Q150,64 142,64 H78 Q70,64 70,56 V36 Q70,28 78,28Z', '#7c4dff', {
      relief: [8, 4, 4],
    }) +
    line('M62,104 L76,118 L100,90 M62,158 L76,172 L100,144', 14, '#27b866') +
    line('M116,106 H156 M116,160 H140', 12, '#b9a6ff') +
    volume(ellipse(182, 184, 50), '#ffbf2b', { relief: [9, 6, 7] }) +
    fill('M158,160 H206 V176 H190 V212 H174 V176 H158Z', '#fff6cf'),
  'nav-upgrade': () =>
    volume('M128,22 L228,122 Q236,134 222,136 H170 V168 H86 V136 H34 Q20,134 28,122Z', '#3ddc84', {
      relief: [10, 8, 9],
      topColour: '#8af2b4',
    }) + volume('M86,184 H170 V230 H86Z', '#3ddc84', { relief: [10, 8, 6] }),
  'nav-friends': () =>
    head(164, 112, 0.92, '#8fa0cc', pointedEars('#8fa0cc')) + head(92, 156, 1, '#f39a3d', roundEars('#f39a3d')),
  'nav-reward': () =>
    volume('M44,112 H212 V214 Q212,228 198,228 H58 Q44,228 44,214Z', '#8d4dff', { relief: [9, 8, 8] }) +
    volume('M34,76 H222 Q232,76 232,86 V114 Q232,124 222,124 H34 Q24,124 24,114 V86 Q24,76 34,76Z', '#a86bff', {
      relief: [9, 6, 6],
    }) +
    volume('M108,76 H148 V228 H108Z', '#ffc93c', { relief: [7, 5, 0] }) +
    volume('M128,76 C96,80 58,64 66,38 C74,18 112,26 128,76Z', '#ffc93c', { relief: [9, 4, 5] }) +
    volume('M128,76 C160,80 198,64 190,38 C182,18 144,26 128,76Z', '#ffc93c', { relief: [9, 4, 5] }),
} as const
