import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { ArtReport } from '#assets/manifest/art-report.ts'
import { ART_ROOT } from '#assets/manifest/art-root.ts'
import { FIRST_DAYS_PICTURES, FIRST_DAYS_PICTURES_META } from '#assets/manifest/first-days-boxes.ts'
import { FIRST_ICONS, FIRST_ICONS_LINK } from '#assets/manifest/first-icons.ts'
import { SEASON_PATH_PICTURES, SEASON_PATH_PICTURES_META } from '#assets/manifest/season-path-pictures.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
/** Requests home's data before the libraries are loaded. */
const FIRST_SCRIPT = 'client/first.ts'

/**
 * Modules by chunk, in the order in which the start loads them. A chunk also takes their static imports. Without these
 * groups each shared module and each text bundle would be a separate request, and compress worse.
 */
const START = {
  first: [FIRST_SCRIPT],
  shared: ['client/start.tsx', 'client/topics/home/screens/home-screen.tsx'],
  pet: ['client/ui/fighters/fighter-view.tsx'],
  // Loaded after home's first paint: the rest of home and of the app around it.
  home: [
    'client/topics/home/screens/columns/home-columns.tsx',
    'client/topics/home/screens/goal/home-goal-slot.tsx',
    'client/topics/home/screens/pet/pet-touch.tsx',
    'client/topics/home/shared/coin-burst.tsx',
    'client/app/tab-badge.tsx',
    'client/app/start-later.ts',
    'client/app/pages.ts',
    'client/app/not-found-screen.tsx',
    'client/game/offline/last-answers.ts',
    'contracts/calls.ts',
    'languages/en/bundles.ts',
    'client/app/overlays.tsx',
    'client/ui/feedback/toast-stage.ts',
    ...['home-columns', 'check-in', 'boosts', 'today'].map((texts) => `languages/en/${texts}.ts`),
  ],
  boxes: [
    'client/topics/first-days/shared/first-days-track.tsx',
    'client/topics/season-path/shared/path-track.tsx',
    'languages/en/first-days.ts',
    'languages/en/season-path.ts',
  ],
  chests: ['client/topics/chests/shared/chest-shelf.tsx', 'languages/en/chests.ts'],
  // The pages that `start-later.ts` prefetches, and the dialogs that home opens.
  next: [
    'client/topics/kombat/screens/prep/kombat-prep-screen.tsx',
    'client/topics/tasks/screens/earn-screen.tsx',
    'client/topics/upgrades/screens/upgrades-screen.tsx',
    'client/topics/friends/screens/friends-screen.tsx',
    'client/topics/payments/shared/find-forgotten.ts',
    'client/errors/report.ts',
    'client/topics/home/screens/collect/daily-dialog.tsx',
    'client/topics/home/screens/today/today-drawer.tsx',
    'client/topics/boosts/shared/boosts-dialog.tsx',
    ...['kombat', 'tasks', 'upgrades', 'friends'].map((texts) => `languages/en/${texts}.ts`),
  ],
}

/**
 * Chunk groups for the bundler. In other languages than English the texts of a group are a separate chunk. Throws if a
 * module of `START` does not exist.
 */
export const startGroups = () =>
  Object.entries(START).map(([chunk, modules], index, { length }) => {
    const files = new Set(modules.map((module) => path.join(SOURCES, module)))
    for (const file of files) if (!existsSync(file)) throw new Error(`The start has no ${file}: update START`)
    return {
      name: (id: string) => {
        const [, language = 'en'] = /[\\/]languages[\\/](\w+)[\\/]/.exec(id) ?? []
        return language === 'en' ? chunk : `${chunk}-${language}`
      },
      test: (id: string) => files.has(path.normalize(id.replace(/([\\/]languages[\\/])\w+(?=[\\/])/, '$1en'))),
      debugName: chunk,
      // A module goes to the group of the highest priority that imports it, so earlier groups come first.
      priority: length - index,
    }
  })

/** Groups of pictures. The production build puts each group's data URLs in one file, to save requests. */
const PICTURE_SHEETS: readonly {
  readonly name: string
  readonly pictures: readonly string[]
  readonly tag: (url: string) => HtmlTagDescriptor
}[] = [
  {
    name: 'first-icons',
    pictures: FIRST_ICONS,
    tag: (href) => ({
      tag: 'link',
      attrs: { id: FIRST_ICONS_LINK, rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href },
    }),
  },
  {
    name: 'first-days',
    pictures: FIRST_DAYS_PICTURES,
    // A `meta` tag names the file without loading it, because only new players need it.
    tag: (content) => ({ tag: 'meta', attrs: { name: FIRST_DAYS_PICTURES_META, content } }),
  },
  {
    name: 'season-path',
    pictures: SEASON_PATH_PICTURES,
    tag: (content) => ({ tag: 'meta', attrs: { name: SEASON_PATH_PICTURES_META, content } }),
  },
]
const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

/** File name of a built picture, from the art report: this module may be loaded before there is any art. */
const builtFile = (generatedDir: string, name: string): string => {
  const { outputs } = JSON.parse(readFileSync(path.join(generatedDir, 'report.json'), 'utf8')) as ArtReport
  const file = outputs.find((output) => output.kind === 'picture' && output.name === name)?.files[0]
  if (file === undefined) throw new Error(`The built art has no picture "${name}"`)
  return file
}

const sheetFile = (generatedDir: string, name: string, pictures: readonly string[]) => {
  const entries = pictures.map((picture): [string, string] => {
    const file = builtFile(generatedDir, picture)
    const data = readFileSync(path.join(generatedDir, file)).toString('base64')
    return [`${ART_ROOT}/${file}`, `data:${TYPES[path.extname(file)]};base64,${data}`]
  })
  const source = JSON.stringify(Object.fromEntries(entries))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `${ART_ROOT.slice(1)}/${name}.${hash}.json`, source }
}

/** Writes the loading picture into index.html, so that it shows before any script runs. */
const loadingPicture = (generatedDir: string): Plugin => ({
  name: 'house-kombat-loading-picture',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--loading-picture-->',
      `<img src="${ART_ROOT}/${builtFile(generatedDir, 'loading')}" width="260" height="304" alt="" />`,
    ),
})

/**
 * Loads the chunk of `first.ts` as an async script, because the entry that imports it waits for the libraries. The
 * script blocks rendering, so that a returning player sees the house's island at once, not the loading picture.
 */
const firstScript = (): Plugin => ({
  name: 'house-kombat-first-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const chunk = Object.values(bundle ?? {}).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/src/${FIRST_SCRIPT}`)),
      )
      if (!chunk) throw new Error(`The build has no chunk with ${FIRST_SCRIPT}`)
      const attrs = { type: 'module', async: true, crossorigin: true, blocking: 'render', fetchpriority: 'high' }
      return [{ tag: 'script', attrs: { ...attrs, src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }]
    },
  },
})

/** Production builds only. Otherwise each picture is a separate file. */
const pictureSheets = (generatedDir: string): Plugin => ({
  name: 'house-kombat-picture-sheets',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  transformIndexHtml: () =>
    PICTURE_SHEETS.map(({ name, pictures, tag }) => ({
      ...tag(`/${sheetFile(generatedDir, name, pictures).fileName}`),
      injectTo: 'head' as const,
    })),
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { name, pictures } of PICTURE_SHEETS) {
      this.emitFile({ type: 'asset', ...sheetFile(generatedDir, name, pictures) })
    }
  },
})

export const firstScreen = (generatedDir: string): Plugin[] => [
  firstScript(),
  pictureSheets(generatedDir),
  loadingPicture(generatedDir),
]
