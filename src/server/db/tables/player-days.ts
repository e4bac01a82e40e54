/** Of the players who joined `age` days before `day` (UTC), `active` players played on that day. */
export interface PlayerDaysTable {
  day: string
  age: number
  joined: number
  active: number
}
