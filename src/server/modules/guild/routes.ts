import { defineHandlers } from '#server/calls/call-handler.ts'
import { createGuild } from './create.ts'
import { showGuild } from './detail.ts'
import { donate } from './donate.ts'
import { editGuild } from './edit.ts'
import { joinGuild, leaveGuild, withdrawRequest } from './join.ts'
import { listGuilds } from './list.ts'
import { actOnPlayer } from './members.ts'
import { ownGuild } from './own-guild.ts'
import { guildIdOf } from './own-membership.ts'
import { renameOwnGuild } from './rename.ts'
import { react, readLog, remindOfBoss, say, waitingRequests } from './talk.ts'

export const guildHandlers = defineHandlers({
  'guild.me': (context) => ownGuild(context, context.identity.userId),
  'guild.list': (context) => listGuilds(context, context.identity.userId, context.query),
  'guild.get': async (context) =>
    showGuild(context, context.identity.userId, await guildIdOf(context.db, context.params.id)),
  'guild.create': (context) => createGuild(context, context.identity.userId, context.body),
  'guild.edit': (context) => editGuild(context, context.identity.userId, context.body),
  'guild.rename': (context) => renameOwnGuild(context, context.identity.userId, context.body),
  'guild.join': (context) => joinGuild(context, context.identity.userId, context.params.id),
  'guild.withdraw': (context) => withdrawRequest(context, context.identity.userId, context.params.id),
  'guild.leave': (context) => leaveGuild(context, context.identity.userId),
  'guild.donate': (context) => donate(context, context.identity.userId, context.body.amount),
  'guild.member': (context) =>
    actOnPlayer(context, context.identity.userId, context.params.user_id, context.body.action),
  'guild.requests': (context) => waitingRequests(context, context.identity.userId),
  'guild.log': (context) => readLog(context, context.identity.userId, context.query.after),
  'guild.say': (context) => say(context, context.identity.userId, context.body.phrase),
  'guild.react': (context) => react(context, context.identity.userId, context.params.id, context.body),
  'guild.remind': (context) => remindOfBoss(context, context.identity.userId),
})
