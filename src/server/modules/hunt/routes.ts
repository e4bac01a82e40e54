import { HUNT_STAGES } from '#rules/hunt/hunts.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { claimMilestone } from './milestones.ts'
import { claimHunt, currentHuntView, milestonesView, startHunt } from './service.ts'

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
  'hunting.current': (context) => readView(context.db, context.identity.userId, currentHuntView, context),
  'hunting.milestones': (context) => readView(context.db, context.identity.userId, milestonesView, context),
  'hunting.start': (context) => startHunt(context, context.identity.userId, context.params.slug),
  'hunting.claim': (context) => claimHunt(context, context.identity.userId, context.params.slug),
  'hunting.claimMilestone': (context) => claimMilestone(context, context.identity.userId, context.params.level),
})
