interface Board {
  /** `nano`: TOK or TON × 10⁹. */
  readonly value: 'count' | 'nano'
  /** Absent where the server has TON switched off. */
  readonly needsTon: boolean
}

/** R35: rank points, TOK balance, qualified friends, prizes in TON. */
export const BOARDS = {
  pvp: { value: 'count', needsTon: false },
  tok: { value: 'nano', needsTon: false },
  refer: { value: 'count', needsTon: false },
  ton: { value: 'nano', needsTon: true },
} as const satisfies Readonly<Record<string, Board>>

export type BoardId = keyof typeof BOARDS

export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[]
