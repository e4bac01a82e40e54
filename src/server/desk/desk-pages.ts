import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { DeskDeps } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const HASHED_FOLDER = 'assets'
const ART_FOLDER = 'art'
const NEVER_THE_PAGE = new RegExp(`^/(desk|${HASHED_FOLDER}|${ART_FOLDER})(/|$)`)
const FILE = /\.\w+$/

/** The build puts the desk's client beside the players'. */
const folderOf = ({ config }: DeskDeps): string => path.join(path.dirname(config.clientDir), 'desk')

/**
 * Serves the page for other paths that name no file: its router resolves the path. Without a built client only the
 * calls are served.
 */
export const registerDeskPages = async (app: FastifyInstance, desk: DeskDeps): Promise<void> => {
  const root = folderOf(desk)
  const file = path.join(root, 'index.html')
  const page = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
  app.setNotFoundHandler(({ method, url }, reply) => {
    const [place = ''] = url.split('?')
    if (page === null || method !== 'GET' || NEVER_THE_PAGE.test(place) || FILE.test(place))
      throw new DeskError('not-found')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
  if (page === null) return
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  // Only the players' build contains the arena's pictures. Their names are hashed, so they can be cached forever.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(desk.config.clientDir, ART_FOLDER),
    prefix: `/${ART_FOLDER}/`,
    decorateReply: false,
    setHeaders: (reply) => reply.setHeader('cache-control', FOREVER),
  })
  await app.register(fastifyStatic, {
    ...files,
    root,
    setHeaders: (reply, sent) => {
      const isHashed = path.relative(root, sent).split(path.sep)[0] === HASHED_FOLDER
      reply.setHeader('cache-control', isHashed ? FOREVER : 'no-cache')
    },
  })
}
