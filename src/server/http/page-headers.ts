import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'

const MESSENGER_WEB = ['https://web.telegram.org', 'https://*.telegram.org']
const PHOTOS = ['https://t.me', 'https://*.telegram.org', 'https://*.telesco.pe']

/** Security headers of pages and files. The messenger's web clients show the game in a frame, so framing is allowed to them. */
export const addPageHeaders = async (scope: FastifyInstance, mode: ServerConfig['mode']): Promise<void> => {
  const overHttps = mode === 'messenger'
  await scope.register(helmet, {
    frameguard: false,
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Libraries of the shell place elements by style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...PHOTOS],
        'media-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'frame-ancestors': ["'self'", ...MESSENGER_WEB],
        'upgrade-insecure-requests': overHttps ? [] : null,
      },
    },
  })
}
