import type { tournament as english } from '../en/tournament.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the daily tournament. */
export const tournament: Russian<typeof english> = {
  title: 'Турнир',
}
