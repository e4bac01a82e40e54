interface Board {
  /** `nano` values are TOK or TON × 10⁹. */
  readonly value: 'count' | 'nano'
  /** True if the board exists only while the server has TON switched on. */
  readonly needsTon: boolean
}

/** Ranked by rank points, TOK balance, qualified friends and prizes in TON (R35). */
export const BOARDS = {
  pvp: { value: 'count', needsTon: false },
  tok: { value: 'nano', needsTon: false },
  refer: { value: 'count', needsTon: false },
  ton: { value: 'nano', needsTon: true },
} as const satisfies Readonly<Record<string, Board>>

export type BoardId = keyof typeof BOARDS

export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[]
