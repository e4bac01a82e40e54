export interface Identity {
  readonly userId: number
  readonly username: string | null
  readonly firstName: string
  readonly lastName: string | null
  readonly photoUrl: string | null
  readonly languageCode: string
  readonly isPremium: boolean
  readonly startParam: string | null
}
