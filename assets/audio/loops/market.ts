import { chords, cyclic, melody } from '../instruments/notation.ts'
import { createSong, type Loop } from '../instruments/song.ts'

const HARMONY = chords('Dm7 G Dm7 G | Bb C Dm7 Dm7 | F C Gm A7')
const TUNE = melody(`
  D5:.5 F5:.5 A5:.5 G5:.5 F5:.5 E5:.5 D5:1 | G5:.75 A5:.25 B5:.5 G5:.5 D5:1.5 -:.5 |
  D5:.5 F5:.5 A5:.5 C6:.5 B5:.5 A5:.5 G5:.5 F5:.5 | G5:1.5 A5:.5 B5:1 G5:1 |
  Bb5:.75 A5:.25 G5:.5 F5:.5 D5:1 F5:1 | E5:.75 F5:.25 G5:.5 E5:.5 C5:1.5 -:.5 |
  D5:.5 E5:.5 F5:.5 A5:.5 G5:.5 F5:.5 E5:.5 C5:.5 | D5:1 A4:.5 D5:.5 F5:1 A5:1
`)
const CALL = melody(`
  A5:1.5 G5:.5 F5:1 C5:1 | E5:1.5 F5:.5 G5:2 | Bb5:1 A5:.5 G5:.5 D5:1 G5:1 | A5:1 G5:.5 E5:.5 C#5:1 E5:1
`)
const STRUMS = [0, 3, 4, 6, 8, 11, 12, 14] as const
const DEEP = [0, 2.5] as const
const RIM = [0.75, 1.5, 2, 3.25, 3.5] as const

export const renderMarket = (): Loop => {
  const song = createSong({ beatsPerMinute: 112, bars: 12, seed: 58 })
  const { band, play, sing, seconds } = song
  for (let bar = 0; bar < song.bars; bar += 1) {
    const { root, tones } = cyclic(HARMONY, bar)
    const beat = bar * 4
    for (const [at, length, step] of [
      [0, 0.7, 0],
      [1.5, 0.4, 7],
      [2, 0.7, 0],
      [3, 0.4, 7],
      [3.5, 0.4, 10],
    ] as const) {
      play(band.bass(root + step, seconds(length)), beat + at, 0.28)
    }
    for (const [index, at] of STRUMS.entries()) {
      const tone = cyclic(tones, index) + (index % 4 === 3 ? 12 : 0)
      play(band.harp(tone, 0.5), beat + at / 4, index === 0 ? 0.32 : 0.24, index % 2 === 1 ? 0.5 : -0.5)
    }
    for (const at of DEEP) play(band.tom(96), beat + at, 0.3, -0.15)
    for (const [index, at] of RIM.entries()) play(band.tom(280 + (index % 2) * 60), beat + at, 0.12, 0.35)
    for (let step = 0; step < 8; step += 1) play(band.shaker(), beat + step / 2, step % 2 === 1 ? 0.11 : 0.05, -0.4)
    play(band.clap(), beat + 1, 0.07, 0.2)
    play(band.clap(), beat + 3, 0.07, 0.2)
    for (const [index, tone] of tones.entries())
      play(band.pad(tone, seconds(4) - 0.1), beat, 0.035, index % 2 === 1 ? 0.6 : -0.6)
  }
  sing(band.marimba, TUNE, 0, 0.4, -0.1, 0.8)
  sing(band.flute, CALL, 32, 0.26, 0.15)
  sing(band.bells, CALL, 32, 0.1, -0.25)
  return song.finish({ wet: 0.14, room: 1.1, level: 0.085 })
}
