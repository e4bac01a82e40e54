import { volume } from '../kit/svg.ts'

type Letter = 'I' | 'V' | 'X'

/** Each letter is 60 units high, centred on its middle. */
const LETTERS: Readonly<Record<Letter, { readonly width: number; readonly path: (x: number) => string }>> = {
  I: { width: 17, path: (x) => `M${x - 8.5},-30 h17 v60 h-17Z` },
  V: { width: 46, path: (x) => `M${x - 23},-30 h17.5 l5.5,34 l5.5,-34 h17.5 l-14.5,60 h-17Z` },
  X: {
    width: 46,
    path: (x) => `M${x - 23},-30 h18 l5,16 l5,-16 h18 l-13.5,30 l13.5,30 h-18 l-5,-16 l-5,16 h-18 l13.5,-30Z`,
  },
}
/** At this distance the ink lines of two letters touch. */
const GAP = 7

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

const lettersOf = (value: number): Letter[] => {
  const numeral = NUMERALS[value - 1]
  if (numeral === undefined) throw new RangeError(`There is no numeral of ${value}: they go from 1 to 10`)
  return [...numeral] as Letter[]
}

/** A Roman numeral 1–10, at most `room` wide. It is drawn as paths, because pictures must not contain text. */
export const numeral = (value: number, x: number, y: number, room: number, colour: string): string => {
  const letters = lettersOf(value)
  const width = letters.reduce((sum, letter) => sum + LETTERS[letter].width, GAP * (letters.length - 1))
  const scale = Math.min(1.22, room / width)
  let left = -width / 2
  const path = letters
    .map((letter) => {
      const middle = left + LETTERS[letter].width / 2
      left += LETTERS[letter].width + GAP
      return LETTERS[letter].path(middle)
    })
    .join('')
  return `<g transform="translate(${x},${y}) scale(${scale.toFixed(3)})">${volume(path, colour, {
    relief: [7, 4, 4],
  })}</g>`
}
