import type { FastifyInstance } from 'fastify'
import { WALLET_MANIFEST_PATH } from '../../rules/wallet/wallet-apps.ts'

const NAME = 'House Kombat'

/**
 * What wallets show of the game that asks them, and whose domain they sign: that of its public address (T34). Open to every origin, for
 * some wallets are pages themselves.
 * @param iconFile a picture of the client's, by its name
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
