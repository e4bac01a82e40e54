import type { CallData } from '../../../../contracts/schemas.ts'

/** The tournament as its page shows it. */
export type TournamentPage = CallData<'tournament.get'>
/** A day with what the player had of it. */
export type OwnDay = TournamentPage['last'][number]
/** An entry of the player's own. */
export type OwnEntry = OwnDay['entries'][number]
