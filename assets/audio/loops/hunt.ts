import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Em Em C D | Em G Am B7')
const TUNE = melody(`
  B4:2 E5:1 F#5:1 | G5:1.5 F#5:.5 E5:2 | C5:1 E5:1 G5:2 | F#5:2 D5:1 A4:1 |
  E5:1.5 D5:.5 B4:2 | D5:1 G5:1 B5:2 | A5:1.5 G5:.5 E5:2 | D#5:2 F#5:2
`)
const HORNS = melody(`
  -:4 | E4:1 B4:3 | -:4 | D4:1 A4:3 | -:4 | G4:1 D4:3 | -:4 | B3:1 F#4:3
`)
const PROWL = [0, 2, 1, 2, 0, 2, 1, 3] as const

export const renderHunt = (): Loop => {
  const song = createSong({ beatsPerMinute: 80, bars: 8, seed: 47 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    play(band.bass(root, seconds(1.8)), beat, 0.26)
    play(band.bass(root + 7, seconds(0.8)), beat + 2, 0.2)
    play(band.bass(root + 12, seconds(0.8)), beat + 3, 0.18)
    for (const [step, order] of PROWL.entries()) {
      const pan = step % 2 === 1 ? 0.5 : -0.5
      play(band.strings(cyclic(tones, order), seconds(0.34)), beat + step / 2, step % 4 === 0 ? 0.17 : 0.11, pan)
      play(band.harp(cyclic(tones, order) + 12, 0.9), beat + step / 2 + 0.25, 0.12, -pan)
    }
    for (const [index, tone] of tones.entries())
      play(band.choir(tone, seconds(3.7)), beat, 0.04, index % 2 === 1 ? 0.7 : -0.7)
    play(band.taiko(), beat, 0.26)
    play(band.taiko(), beat + 1.5, 0.14, 0.3)
    play(band.taiko(), beat + 2.5, 0.18, -0.3)
    for (const at of [1, 3, 3.5]) play(band.tom(120), beat + at, 0.13, 0.2)
    for (let step = 0; step < 8; step += 1) play(band.shaker(), beat + step / 2, step % 2 === 1 ? 0.07 : 0.04, 0.4)
    play(
      band.bells(cyclic(tones, bar) + 24, 1.6),
      beat + (bar % 2 === 1 ? 1.75 : 3.25),
      0.06,
      bar % 2 === 1 ? 0.6 : -0.6,
    )
  }
  sing(band.flute, TUNE, 0, 0.26, 0.1)
  sing(band.horn, HORNS, 0, 0.12, -0.35)
  return song.finish({ wet: 0.24, room: 1.5, level: 0.085 })
}
