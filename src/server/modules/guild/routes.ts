import { defineHandlers } from '../../call-handler.ts'
import { Refusal } from '../../refusal.ts'
import { guildOnTheWire } from './service.ts'

const later = async (): Promise<never> => {
  throw new Refusal('guild-not-found')
}

/** The calls of guilds (row 141). */
export const guildHandlers = defineHandlers({
  'guild.me': async () => guildOnTheWire(),
  'guild.list': later,
  'guild.create': later,
  'guild.edit': later,
  'guild.log': later,
  'guild.requests': later,
  'guild.say': later,
  'guild.react': later,
  'guild.remind': later,
  'guild.leave': later,
  'guild.donate': later,
  'guild.member': later,
  'guild.get': later,
  'guild.join': later,
  'guild.withdraw': later,
})
