import { ellipse, fill, glow, line, mirrored, starPath, volume } from '../../kit/svg.ts'
import { tone } from '../../kit/tone.ts'
import { orb } from '../tiers.ts'
import { critterBlush, critterEye } from './critter.ts'

const COAT = '#ffc24a'
const MANE = '#e8741c'

export const drawLion = (): string => {
  const wing = (): string =>
    volume(
      'M28,8 C44,-28 72,-54 106,-58 C104,-48 106,-42 112,-38 C106,-32 104,-26 106,-18 C98,-16 94,-10 94,-2 C84,-4 78,2 76,10 C64,6 50,12 40,22Z',
      '#fff6dc',
      {
        relief: [5, 4, 5],
        inside:
          fill('M72,-70 H120 V0 L92,-6 Q92,-40 72,-70Z', '#ffd36b') +
          line('M36,10 Q66,-26 104,-38 M38,14 Q70,-6 100,-16 M40,18 Q58,4 76,6', 4, '#e8a63c'),
      },
    )
  const ear = (): string =>
    volume('M18,-42 C22,-60 44,-64 52,-50 C54,-38 48,-28 40,-24Z', COAT, {
      relief: [5, 2, 3],
      inside: fill(ellipse(38, -44, 7, 8), '#ff9aa5'),
    })
  return (
    glow(ellipse(0, 0, 54), '#ffb627', 10, 0.45) +
    mirrored(0, wing) +
    line('M-26,46 C-60,58 -74,40 -66,22', 16, '#1d1038') +
    line('M-26,46 C-60,58 -74,40 -66,22', 6, COAT) +
    volume('M-66,32 C-86,22 -84,2 -70,-8 C-56,4 -52,22 -66,32Z', MANE, { relief: [5, 3, 3] }) +
    volume('M-24,26 C-34,48 -26,66 2,66 C30,66 40,48 30,26Z', COAT, {
      relief: [6, 5, 5],
      inside: fill(ellipse(4, 52, 16, 16), '#fff0c4'),
    }) +
    volume('M-16,64 C-22,52 -2,50 -2,62 C-2,72 -14,72 -16,64Z M8,64 C4,52 24,50 24,62 C24,72 10,72 8,64Z', '#fff0c4', {
      relief: [5, 2, 2],
    }) +
    volume(starPath(2, -8, 62, 48, 11, -90, 0.36), MANE, { relief: [6, 6, 7], topColour: tone(MANE, 0.08) }) +
    mirrored(0, ear) +
    volume(ellipse(3, -4, 42, 38), COAT, {
      relief: [4, 6, 6],
      topColour: tone(COAT, 0.1),
      inside: fill(ellipse(6, 16, 22, 16), '#fff0c4'),
    }) +
    critterEye(-14, -8, '#d3481c', 1) +
    critterEye(24, -8, '#d3481c', 1) +
    critterBlush(-26, 10) +
    critterBlush(36, 10) +
    fill('M-2,6 Q6,1 14,6 Q12,13 6,14 Q0,13 -2,6Z', '#8a2f12') +
    line('M6,14 v4 M-3,18 q5,6 9,0 q5,6 9,0', 4) +
    volume('M-20,-50 L-26,-80 L-8,-66 L4,-86 L16,-66 L34,-80 L28,-50 Q4,-42 -20,-50Z', '#ffe066', {
      relief: [5, 3, 3],
    }) +
    orb(4, -60, 6, '#ff4d3a')
  )
}
