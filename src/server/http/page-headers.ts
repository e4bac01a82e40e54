import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { WALLET_APPS } from '#rules/wallet/wallet-apps.ts'
import type { ServerConfig } from '#server/config/config.ts'

const MESSENGER_WEB = ['https://web.telegram.org', 'https://*.telegram.org']
const PHOTOS = ['https://t.me', 'https://*.telegram.org', 'https://*.telesco.pe']

/** Origins that the ad network needs (R21). Its images and videos come from advertisers' own origins. */
const AD_NETWORK = {
  scripts: ['https://sad.adsgram.ai'],
  calls: ['https://*.adsgram.ai'],
  films: ['https:'],
}
const NO_ADS: typeof AD_NETWORK = { scripts: [], calls: [], films: [] }

/** Servers through which wallets return their answers (T34). */
const WALLET_BRIDGES = [...new Set(WALLET_APPS.map(({ bridgeUrl }) => new URL(bridgeUrl).origin))]

/** The messenger's web clients frame the game. Ads and wallet bridges are allowed only where enabled. */
export const addPageHeaders = async (
  scope: FastifyInstance,
  { mode, tonEnabled, hasNetworkAds }: Pick<ServerConfig, 'mode' | 'tonEnabled'> & { readonly hasNetworkAds: boolean },
): Promise<void> => {
  const overHttps = mode === 'messenger'
  const ads = hasNetworkAds ? AD_NETWORK : NO_ADS
  await scope.register(helmet, {
    frameguard: false,
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...ads.scripts],
        // UI libraries position elements by style attributes, which this allows.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...PHOTOS, ...ads.films],
        'media-src': ["'self'", 'data:', 'blob:', ...ads.films],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'data:', 'blob:', ...ads.calls, ...(tonEnabled ? WALLET_BRIDGES : [])],
        'worker-src': ["'self'", 'blob:'],
        'frame-ancestors': ["'self'", ...MESSENGER_WEB],
        'upgrade-insecure-requests': overHttps ? [] : null,
      },
    },
  })
}
