/** Of the players who joined `age` days before the UTC day, `active` ones played on it. */
export interface PlayerDaysTable {
  day: string
  age: number
  joined: number
  active: number
}
