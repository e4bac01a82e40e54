import { ellipse, fill, line, mirrored, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { critterEye } from './critter.ts'

export const drawOwl = (): string => {
  const down = '#4aa6ff'
  const wing = (): string =>
    volume(
      'M34,-14 C58,-44 90,-54 106,-46 C102,-36 104,-26 100,-20 C102,-10 98,-2 90,0 C90,12 80,18 70,14 C66,24 48,26 36,20Z',
      tone(down, -0.06),
      {
        relief: [5, 3, 5],
        inside: line('M44,-8 Q76,-22 98,-22 M44,4 Q72,0 90,-2 M44,14 Q58,16 70,12', 4, tone(down, -0.18)),
      },
    )
  const tuft = (): string =>
    volume('M8,-46 C20,-54 34,-66 46,-78 C52,-58 48,-40 36,-28Z', tone(down, -0.06), { relief: [5, 2, 3] })
  const foot = (): string => volume('M6,52 l4,14 l6,-8 l4,10 l6,-10 l6,6 l0,-14Z', '#ffb02e', { relief: [4, 1, 2] })
  return (
    mirrored(0, wing) +
    mirrored(0, foot) +
    mirrored(0, tuft) +
    volume('M0,-56 C36,-56 50,-30 50,4 C50,38 30,58 0,58 C-30,58 -50,38 -50,4 C-50,-30 -36,-56 0,-56Z', down, {
      relief: [6, 7, 8],
      topColour: tone(down, 0.1),
      inside:
        fill(ellipse(2, 42, 32, 30), '#d9efff') +
        line('M-16,30 q6,7 12,0 q6,7 12,0 q6,7 12,0 M-10,42 q6,7 12,0 q6,7 12,0', 3.5, tone(down, 0.02)),
      gloss: '<ellipse cx="-28" cy="-38" rx="10" ry="5" fill="#fff" opacity=".6" transform="rotate(-40 -28 -38)"/>',
    }) +
    volume(`${ellipse(-18, -14, 25)} ${ellipse(24, -14, 25)}`, '#d9efff', { relief: [3.5, 3, 4] }) +
    critterEye(-15, -13, '#ffb02e', 1.2) +
    critterEye(23, -13, '#ffb02e', 1.2) +
    volume('M-5,-4 Q4,-10 13,-4 Q11,10 4,16 Q-3,10 -5,-4Z', '#ffb02e', { relief: [4, 2, 2] })
  )
}
