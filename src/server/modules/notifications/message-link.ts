import type { Occasion } from '../../occasion.ts'

const TOURNAMENT_RESULT = '0_tr-'

export const messageLink = (botLink: string, { kind, subject }: Pick<Occasion, 'kind' | 'subject'>): string =>
  kind === 'tournament-result' ? `${botLink}?startapp=${TOURNAMENT_RESULT}${subject}` : botLink
