import { defineHandlers } from '../../call-handler.ts'
import { Refusal } from '../../refusal.ts'

const later = async (): Promise<never> => {
  throw new Refusal('boss-not-found')
}

/** The calls of the bosses (rows 142-147). */
export const bossHandlers = defineHandlers({
  'boss.active': later,
  'boss.guildBoard': later,
  'boss.individualBoard': later,
  'boss.boardMe': later,
  'boss.get': later,
  'boss.fight': later,
  'boss.seen': later,
  'others.list': later,
  'others.craft': later,
})
