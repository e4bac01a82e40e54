import type { CallData } from '#contracts/schemas.ts'

export type TournamentPage = CallData<'tournament.get'>
export type OwnDay = TournamentPage['last'][number]
export type OwnEntry = OwnDay['entries'][number]
