import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { awayOf } from './away.ts'
import { challenge, storedChallenge } from './challenge.ts'
import { fight } from './fight.ts'
import { find } from './find.ts'
import { opponentProfile } from './opponents.ts'
import { namePet } from './pet-name.ts'
import { historyOf } from './replays.ts'
import { energyView, kombatProfileView, switchSkill, switchStance } from './service.ts'
import { stanceMixView } from './stance-mix.ts'

export const kombatHandlers = defineHandlers({
  'combats.me': (context) => readView(context.db, context.identity.userId, kombatProfileView, context),
  'combats.skill': (context) => switchSkill(context, context.identity.userId, context.body.skill),
  'combats.stance': (context) => switchStance(context, context.identity.userId, context.body.stance),
  'combats.stanceMix': (context) => readView(context.db, context.identity.userId, stanceMixView, context),
  'combats.energy': (context) => readView(context.db, context.identity.userId, energyView, context),
  'combats.away': (context) => awayOf(context, context.identity.userId),
  'combats.find': find,
  'combats.fight': fight,
  'combats.challenge': {
    handle: (context) => challenge(context, context.identity.userId, context.body.query, context.idempotencyKey),
    stored: storedChallenge,
  },
  'combats.opponent': (context) => opponentProfile(context, context.identity.userId, context.params.query),
  'combats.history': ({ db, identity, query, nowMs }) =>
    historyOf(db, identity.userId, { page: query.page, as: query.as ?? null }, nowMs),
  'combats.petName': (context) => namePet(context, context.identity.userId, context.body),
})
