export const ACCENT_NAMES = ['nut', 'moon', 'coin', 'medal', 'petal', 'paw', 'leaf', 'bone'] as const
export type AccentName = (typeof ACCENT_NAMES)[number]

export interface HouseAccent {
  readonly picture: AccentName
  readonly colour: number
  readonly count: number
  readonly gravity: number
  readonly spin: number
  readonly size: number
}

export const HOUSE_ACCENTS: readonly HouseAccent[] = [
  { picture: 'nut', colour: 0xffc873, count: 6, gravity: 1300, spin: 700, size: 40 },
  { picture: 'moon', colour: 0xfff0a8, count: 4, gravity: 500, spin: 240, size: 48 },
  { picture: 'coin', colour: 0xffd23e, count: 5, gravity: 1500, spin: 0, size: 46 },
  { picture: 'medal', colour: 0xffd23e, count: 4, gravity: 1000, spin: 420, size: 46 },
  { picture: 'petal', colour: 0xff9ad5, count: 8, gravity: 260, spin: 300, size: 38 },
  { picture: 'paw', colour: 0xffffff, count: 4, gravity: 120, spin: 40, size: 54 },
  { picture: 'leaf', colour: 0x8fe36b, count: 7, gravity: 300, spin: 260, size: 42 },
  { picture: 'bone', colour: 0xfff3dc, count: 5, gravity: 1300, spin: 620, size: 52 },
]
