import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const DESCRIPTION = [
  'Answers are `{data}`, errors `{code, message, details?}`. Every answer carries `x-server-time` (ms).',
  'Calls that move money or items take `Idempotency-Key: <uuid>`: a repeat gets the first answer for 24 h.',
].join(' ')

/** At `/api/docs`, and as JSON at `/api/docs/json`. */
export const registerApiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'House Kombat', version: '1', description: DESCRIPTION },
      components: {
        securitySchemes: {
          launchData: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`tma <launch data>`; in local mode GET /local/session hands it out.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
