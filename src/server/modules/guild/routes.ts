import { defineHandlers } from '../../call-handler.ts'
import { createGuild, editGuild } from './create.ts'
import { showGuild } from './detail.ts'
import { donate } from './donate.ts'
import { joinGuild, leaveGuild, withdrawRequest } from './join.ts'
import { listGuilds } from './list.ts'
import { actOnPlayer } from './members.ts'
import { ownGuild } from './own-guild.ts'
import { guildIdOf } from './place.ts'
import { react, readLog, remindOfBoss, say, waitingRequests } from './talk.ts'

/** The calls of guilds (row 141, R24, extra 14). */
export const guildHandlers = defineHandlers({
  'guild.me': ({ db, nowMs, identity }) => ownGuild({ db, nowMs }, identity.userId),
  'guild.list': ({ db, identity, query }) => listGuilds({ db }, identity.userId, query),
  'guild.get': async ({ db, nowMs, identity, params }) =>
    showGuild({ db, nowMs }, identity.userId, await guildIdOf(db, params.id)),
  'guild.create': ({ db, nowMs, entropy, identity, body }) =>
    createGuild({ db, nowMs, entropy }, identity.userId, body),
  'guild.edit': ({ db, nowMs, entropy, identity, body }) => editGuild({ db, nowMs, entropy }, identity.userId, body),
  'guild.join': ({ db, nowMs, entropy, identity, params }) =>
    joinGuild({ db, nowMs, entropy }, identity.userId, params.id),
  'guild.withdraw': ({ db, nowMs, entropy, identity, params }) =>
    withdrawRequest({ db, nowMs, entropy }, identity.userId, params.id),
  'guild.leave': ({ db, nowMs, entropy, identity }) => leaveGuild({ db, nowMs, entropy }, identity.userId),
  'guild.donate': ({ db, nowMs, entropy, identity, body }) =>
    donate({ db, nowMs, entropy }, identity.userId, body.amount),
  'guild.member': ({ db, nowMs, entropy, identity, params, body }) =>
    actOnPlayer({ db, nowMs, entropy }, identity.userId, params.user_id, body.action),
  'guild.requests': ({ db, identity }) => waitingRequests({ db }, identity.userId),
  'guild.log': ({ db, identity, query }) => readLog({ db }, identity.userId, query.after),
  'guild.say': ({ db, nowMs, entropy, identity, body }) => say({ db, nowMs, entropy }, identity.userId, body.phrase),
  'guild.react': ({ db, nowMs, entropy, identity, params, body }) =>
    react({ db, nowMs, entropy }, identity.userId, params.id, body),
  'guild.remind': ({ db, nowMs, entropy, identity }) => remindOfBoss({ db, nowMs, entropy }, identity.userId),
})
