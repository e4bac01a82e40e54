import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/api-error.ts'

/** Treats an empty body as none, whatever the content type. */
export const parseBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parseJson(request, body.toString(), done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else done(new ApiError('invalid-payload', { body: 'takes application/json' }))
  })
}
