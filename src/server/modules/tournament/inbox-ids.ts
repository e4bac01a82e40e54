import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import { fixedId } from '../../fixed-id.ts'

/** The id of an entry on the wire and in refs of the ledger: `{day}.{no}`; the player is the account's. */
export const entryIdOf = (day: TournamentDay, no: number): string => `${day}.${no}`

/** The inbox entry that holds an entry's prize (R26): the same whenever it is made. */
export const prizeInboxId = (playerId: number | bigint, entryId: string): string =>
  fixedId(`tournament prize ${entryId} ${playerId}`)

/** The inbox entry with the ticket of an entry that got no bracket (R26). */
export const returnInboxId = (playerId: number | bigint, entryId: string): string =>
  fixedId(`tournament return ${entryId} ${playerId}`)
