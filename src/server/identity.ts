/** Who calls, as the signed launch data says. */
export interface Identity {
  /** The messenger's user id. */
  readonly userId: number
  readonly username: string | null
  readonly firstName: string
  readonly lastName: string | null
  readonly photoUrl: string | null
  readonly languageCode: string
  /** Whether the messenger calls this a Premium user. */
  readonly isPremium: boolean
  /** The raw start parameter, or null. */
  readonly startParam: string | null
}
