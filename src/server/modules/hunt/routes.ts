import { HUNT_STAGES } from '../../../rules/hunt/hunts.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { claimMilestone } from './milestones.ts'
import { claimHunt, currentHuntView, milestonesView, startHunt } from './service.ts'

/** The hunt: stages, the hunt that runs, collecting, milestones (rows 175–177; R33, R34). */
export const huntHandlers = defineHandlers({
  'hunting.stages': async () =>
    HUNT_STAGES.map((stage) => ({
      slug: stage.slug,
      duration_s: stage.durationMs / MS_PER_SECOND,
      tok_min: stage.tokMinNano,
      tok_max: stage.tokMaxNano,
      stars: stage.stars,
      kills_min: stage.killsMin,
      kills_max: stage.killsMax,
      kills_needed: stage.killsNeeded,
    })),
  'hunting.current': ({ db, identity, nowMs }) => readView(db, identity.userId, currentHuntView, { nowMs }),
  'hunting.milestones': ({ db, identity, nowMs }) => readView(db, identity.userId, milestonesView, { nowMs }),
  'hunting.start': ({ db, nowMs, entropy, identity, params }) =>
    startHunt({ db, nowMs, entropy }, identity.userId, params.slug),
  'hunting.claim': ({ db, nowMs, entropy, identity, params }) =>
    claimHunt({ db, nowMs, entropy }, identity.userId, params.slug),
  'hunting.claimMilestone': ({ db, nowMs, entropy, identity, params }) =>
    claimMilestone({ db, nowMs, entropy }, identity.userId, params.level),
})
