import { defineHandlers } from '#server/calls/call-handler.ts'

const NO_BUILD = 'unknown'

export const clientErrorsHandlers = defineHandlers({
  'clientErrors.report': async ({ clientErrors, identity, query, body, nowMs }) => {
    const build = query.build?.replace(/[^\w.-]/g, '') || NO_BUILD
    const playerId = identity.userId > 0 ? identity.userId : null
    const { errors, times = {} } = body
    return { sample: clientErrors.take({ build, playerId, errors, times }, nowMs) }
  },
})
