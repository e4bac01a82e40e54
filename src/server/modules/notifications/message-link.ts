import type { Occasion } from '../../occasion.ts'

/** The day follows; parsed by the client. */
const TOURNAMENT_RESULT = '0_tr-'

/** The game, or a tournament's result (R26). */
export const messageLink = (botLink: string, { kind, subject }: Pick<Occasion, 'kind' | 'subject'>): string =>
  kind === 'tournament-result' ? `${botLink}?startapp=${TOURNAMENT_RESULT}${subject}` : botLink
