import type { Occasion } from '../../occasion.ts'

/** Prefix of a link to a tournament's result, as the client reads its start parameter; the day follows. */
const TOURNAMENT_RESULT = '0_tr-'

/** The link below a message: the game, for a tournament's result at that of its day (R26). */
export const messageLink = (botLink: string, { kind, subject }: Pick<Occasion, 'kind' | 'subject'>): string =>
  kind === 'tournament-result' ? `${botLink}?startapp=${TOURNAMENT_RESULT}${subject}` : botLink
