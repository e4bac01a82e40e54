import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#server/api-error.ts'
import type { JobDeps } from '#server/job.ts'
import { confirmFakeAd } from '#server/modules/ads/service.ts'
import { askMessenger, MESSENGER_DEEDS } from './ask-messenger.ts'
import { addLocalPlayer, listLocalPlayers, onboardedAmong } from './local-players.ts'
import { signLaunchData } from './sign-launch-data.ts'

type LocalParts = Pick<JobDeps, 'db' | 'clock' | 'entropy' | 'config'>

const sessionQuery = z.object({
  player: z.coerce.number().int().positive().optional(),
  start_param: z
    .string()
    .regex(/^[\w-]{0,512}$/)
    .optional(),
})
// Fastify passes a missing body as null.
const newPlayerBody = z.object({ name: z.string().trim().min(1).max(32).optional() }).nullish()

const watchParams = z.object({ player: z.coerce.number().int().positive(), id: z.uuid() })

const deedParams = z.object({ deed: z.enum(MESSENGER_DEEDS) })
const deedBody = z.object({
  url: z.string().max(200).optional(),
  user_id: z.int().positive().optional(),
  charge_id: z.string().max(200).optional(),
  text: z.string().max(1000).optional(),
})

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

const OWN_FETCH_SITES = ['same-origin', 'none']

/** True for a cross-site request. It could change data even though its page cannot read the answer. */
const isForeign = ({ host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean => {
  // Stops DNS rebinding: a page under another host name counts as same-site in the browser.
  if (!LOOPBACK_HOST.test(host)) return true
  if (origin !== undefined && origin !== `http://${host}`) return true
  return site !== undefined && !OWN_FETCH_SITES.includes(String(site))
}

const FORWARDED = /^(x-(original-)?forwarded(-|$)|x-envoy-|cf-)/
const FORWARDED_NAMES = new Set([
  'cdn-loop',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
])

/** True behind a proxy on this machine, where the caller may be anyone. */
const isForwarded = ({ headers, raw }: FastifyRequest): boolean =>
  // nginx sends HTTP/1.0 unless configured; browsers and tools send 1.1.
  raw.httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDED_NAMES.has(name) || FORWARDED.test(name))

const refuseForeign = async (request: FastifyRequest): Promise<void> => {
  if (isForwarded(request) || isForeign(request.headers)) throw new ApiError('forbidden')
}

/** For local mode only (R45). The launch data are really signed and pass the usual checks. */
export const registerLocalRoutes = (app: FastifyInstance, parts: LocalParts): void => {
  const { db, clock, entropy, config } = parts

  app.get<{ Querystring: z.output<typeof sessionQuery> }>(
    '/local/session',
    { schema: { querystring: sessionQuery, tags: ['local'] }, onRequest: refuseForeign },
    async ({ query }) => {
      const players = await listLocalPlayers(db)
      const player = query.player === undefined ? players[0] : players.find(({ id }) => id === query.player)
      if (player === undefined) throw new ApiError('player-not-found')
      const onboarded = await onboardedAmong(db, players)
      const nowMs = clock.nowMs()
      const startParam = query.start_param || null
      return {
        data: {
          init_data: signLaunchData({ botToken: config.botToken, player, nowMs, startParam, entropy }),
          players: players.map(({ id, name }) => ({ id, name, onboarded: onboarded.has(id) })),
          current: player.id,
        },
      }
    },
  )

  app.post<{ Body: z.output<typeof newPlayerBody> }>(
    '/local/players',
    { schema: { body: newPlayerBody, tags: ['local'] }, onRequest: refuseForeign },
    async ({ body }) => {
      const { id, name } = await addLocalPlayer(db, body?.name)
      return { data: { id, name, onboarded: false } }
    },
  )

  // Stands in for the ad network's callback. The same code writes the reward.
  app.post<{ Params: z.output<typeof watchParams> }>(
    '/local/players/:player/ads/:id/finish',
    { schema: { params: watchParams, tags: ['local'] }, onRequest: refuseForeign },
    async ({ params }) => {
      await confirmFakeAd(db, params.player, params.id, clock.nowMs())
      return { data: { finished: true } }
    },
  )

  // Stands in for the messenger's own UI for payments and bot messages, which a browser lacks.
  app.post<{ Params: z.output<typeof deedParams>; Body: z.output<typeof deedBody> }>(
    '/local/messenger/:deed',
    { schema: { params: deedParams, body: deedBody, tags: ['local'] }, onRequest: refuseForeign },
    async ({ params, body }) => ({ data: await askMessenger(config, params.deed, body) }),
  )
}
