import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { sendError } from './error-handler.ts'
import { addPageHeaders } from './page-headers.ts'
import { registerWalletManifest } from './wallet-manifest.ts'

const MODE_PLACEHOLDER = '<!--house-kombat-mode-->'
const LOCAL_MODE_TAG = '<meta name="house-kombat-mode" content="local">'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const HASHED_FOLDERS = ['assets', 'art']
/** Wallets load this file from their own sites. */
const ICON_FILE = 'app-icon.png'

export const pageFor = (html: string, mode: ServerConfig['mode']): string =>
  html.replace(MODE_PLACEHOLDER, mode === 'local' ? LOCAL_MODE_TAG : '')

/** Matches the page's preview image, whose URL must be made absolute for link previews. */
const PREVIEW_IMAGE = /(<meta (?:property|name)="(?:og|twitter):image" content=")(?=\/)/g

const withPreviewAt = (html: string, publicUrl: string): string =>
  publicUrl === '' ? html : html.replace(PREVIEW_IMAGE, (tag) => `${tag}${publicUrl.replace(/\/+$/, '')}`)

/** Paths that never fall back to the page: API calls, and files whose absence the client must notice. */
const NEVER_THE_PAGE = new RegExp(`^/(api|local|platform|${HASHED_FOLDERS.join('|')})(/|$)`)
const FILE = /\.\w+$/

const wantsPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean => {
  const [place = ''] = url.split('?')
  if (!['GET', 'HEAD'].includes(method) || NEVER_THE_PAGE.test(place)) return false
  // Crawlers for link previews accept anything, as scripts do.
  return accept.includes('text/html') || (accept.includes('*/*') && !FILE.test(place))
}

const readPage = (config: ServerConfig): string | null => {
  const file = path.join(config.clientDir, 'index.html')
  if (!fs.existsSync(file)) return null
  return withPreviewAt(pageFor(fs.readFileSync(file, 'utf8'), config.mode), config.publicUrl)
}

/**
 * Browsers cache hashed files forever, and ask for the page each time. A page request for any other path gets the page,
 * whose router resolves the path.
 */
export const registerPages = async (
  app: FastifyInstance,
  config: ServerConfig,
  { hasNetworkAds }: { readonly hasNetworkAds: boolean },
): Promise<void> => {
  const page = readPage(config)
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)

  if (config.tonEnabled) registerWalletManifest(app, config.publicUrl, ICON_FILE)
  app.setNotFoundHandler((request, reply) =>
    page !== null && wantsPage(request)
      ? sendPage(reply.code(200))
      : sendError(new ApiError('not-found'), request, reply),
  )
  if (page === null) return

  await app.register(async (scope) => {
    await addPageHeaders(scope, { mode: config.mode, tonEnabled: config.tonEnabled, hasNetworkAds })
    for (const url of ['/', '/index.html']) {
      scope.route({
        method: ['GET', 'HEAD'],
        url,
        schema: { hide: true },
        handler: (_request, reply) => sendPage(reply),
      })
    }
    await scope.register(fastifyStatic, {
      root: config.clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, file) => {
        const folder = path.relative(config.clientDir, file).split(path.sep)[0] ?? ''
        reply.setHeader('cache-control', HASHED_FOLDERS.includes(folder) ? FOREVER : AN_HOUR)
        if (folder === ICON_FILE) reply.setHeader('cross-origin-resource-policy', 'cross-origin')
      },
    })
  })
}
