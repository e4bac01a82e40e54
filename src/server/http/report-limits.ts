import type { FastifyRequest } from 'fastify'
import type { CallName } from '#contracts/calls.ts'
import type { ServerConfig } from '#server/config/config.ts'

/** A browser sends at most a few reports per session, but many players may share one address. */
const REPORTS_A_MINUTE = 60
const BODY_MAX_BYTES = 10_240

/**
 * Error reports are counted apart from calls, and by address even after sign-in. All builds other than ours share one
 * count of an address, because a sender may invent build ids.
 */
export const reportLimits = (call: CallName, { buildId, rateLimitPerMinute }: ServerConfig) => ({
  bodyLimit: BODY_MAX_BYTES,
  config: {
    call,
    rateLimit: {
      max: Math.min(REPORTS_A_MINUTE, rateLimitPerMinute),
      keyGenerator: ({ ip, query }: FastifyRequest): string => {
        const isOurs = (query as { readonly build?: unknown }).build === buildId
        return `${isOurs ? 'errors' : 'errors of other builds'} of ip ${ip}`
      },
    },
  },
})
