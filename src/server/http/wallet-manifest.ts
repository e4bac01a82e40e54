import type { FastifyInstance } from 'fastify'
import { WALLET_MANIFEST_PATH } from '#rules/wallet/wallet-apps.ts'

const NAME = 'House Kombat'

/**
 * Wallets show the manifest's name and icon, and sign its domain (T34). Every origin may read it, because some wallets
 * are web pages.
 */
export const registerWalletManifest = (app: FastifyInstance, publicUrl: string, iconFile: string): void => {
  const url = publicUrl.replace(/\/+$/, '')
  app.route({
    method: ['GET', 'HEAD'],
    url: WALLET_MANIFEST_PATH,
    schema: { hide: true },
    handler: (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=3600')
        .send({ url, name: NAME, iconUrl: `${url}/${iconFile}` }),
  })
}
