import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Cmaj7 Am7 Fmaj7 G | C Em7 F G7 | Am7 Em7 Fmaj7 C | Dm7 Am7 Fmaj7 Gsus4')
const TUNE = melody(`
  E5:1 G5:.5 A5:.5 G5:1 E5:1 | C5:1.5 D5:.5 E5:2 | F5:1 E5:.5 D5:.5 C5:1 A4:1 | B4:1.5 C5:.5 D5:2 |
  E5:1 G5:.5 B5:.5 C6:1 G5:1 | E5:1.5 D5:.5 B4:2 | C5:.5 D5:.5 F5:1 E5:1 D5:1 | D5:3 -:1
`)
const ANSWER = melody(`
  A4:2 C5:1 E5:1 | D5:1.5 B4:.5 G4:2 | A4:1 C5:1 F5:1 E5:1 | E5:3 -:1 |
  F5:1.5 E5:.5 D5:1 F5:1 | E5:1.5 C5:.5 A4:2 | A4:.5 B4:.5 C5:1 D5:1 F5:1 | G5:2 D5:2
`)
const HARP_ORDER = [0, 2, 1, 3, 2, 1, 3, 2] as const

export const renderMenu = (): Loop => {
  const song = createSong({ beatsPerMinute: 104, bars: 16, seed: 77 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    for (const [at, length, step] of [
      [0, 1, 0],
      [1.5, 0.5, 0],
      [2, 1, 0],
      [3, 1, 7],
    ] as const) {
      play(band.bass(root + step, seconds(length * 0.85)), beat + at, 0.3)
    }
    for (const [step, order] of HARP_ORDER.entries()) {
      const tone = cyclic(tones, order) + (step % 4 === 3 ? 12 : 0)
      // Off-beats come slightly late, as if played by hand.
      play(band.harp(tone, 0.9), beat + step / 2 + (step % 2 === 1 ? 0.02 : 0), 0.3, step % 2 === 1 ? 0.45 : -0.45)
      play(band.shaker(), beat + step / 2, step % 2 === 1 ? 0.1 : 0.05, 0.3)
    }
    for (const [index, tone] of tones.entries())
      play(band.pad(tone, seconds(4) - 0.1), beat, 0.05, index % 2 === 1 ? 0.6 : -0.6)
    play(band.kick(), beat, 0.3)
    play(band.kick(), beat + 2.5, 0.18)
    play(band.tom(190), beat + 1, 0.09, -0.3)
    play(band.tom(150), beat + 3, 0.12, 0.2)
  }
  sing(band.marimba, TUNE, 0, 0.4, -0.1)
  sing(band.flute, ANSWER, 32, 0.2, 0.15)
  sing(band.bells, ANSWER, 32, 0.1, -0.25)
  return song.finish({ wet: 0.16, room: 1.3, level: 0.085 })
}
