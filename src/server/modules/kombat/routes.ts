import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { awayView } from './away.ts'
import { challenge, storedChallenge } from './challenge.ts'
import { fight } from './fight.ts'
import { find } from './find.ts'
import { houseTermsOf, switchHouse } from './house.ts'
import { opponentProfile } from './opponents.ts'
import { historyOf, replayOf, replaysSinceMs, verifyFight } from './replays.ts'
import { energyView, kombatProfileView, switchSkill } from './service.ts'

/** Kombat profile, skill and house, energy, find, fight, challenges, history, replay and its check (rows 74, 84–97, 102). */
export const kombatHandlers = defineHandlers({
  'combats.me': ({ db, identity, nowMs }) => readView(db, identity.userId, kombatProfileView, { nowMs }),
  'combats.skill': ({ db, nowMs, entropy, identity, body }) =>
    switchSkill({ db, nowMs, entropy }, identity.userId, body.skill),
  'combats.energy': ({ db, identity, nowMs }) => readView(db, identity.userId, energyView, { nowMs }),
  'combats.away': ({ db, identity, nowMs }) => readView(db, identity.userId, awayView, { nowMs }),
  'combats.find': find,
  'combats.fight': fight,
  'combats.challenge': {
    handle: ({ db, identity, nowMs, entropy, body, idempotencyKey }) =>
      challenge({ db, nowMs, entropy }, identity.userId, body.query, idempotencyKey),
    stored: storedChallenge,
  },
  'combats.opponent': ({ db, identity, params }) => opponentProfile(db, identity.userId, params.query),
  'combats.history': ({ db, identity, query, nowMs }) =>
    historyOf(db, identity.userId, { page: query.page, as: query.as ?? null }, nowMs),
  'combats.replay': ({ db, identity, params, nowMs }) => replayOf(db, identity.userId, params.id, nowMs),
  'combats.houseTerms': ({ db, identity, nowMs }) => houseTermsOf(db, identity.userId, nowMs),
  'combats.house': ({ db, identity, nowMs, entropy, body }) =>
    switchHouse({ db, nowMs, entropy }, identity.userId, body.house_id),
  'combats.verify': ({ db, params, nowMs }) => verifyFight(db, params.id, replaysSinceMs(nowMs)),
})
