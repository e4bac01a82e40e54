import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { ART_ROOT } from '../../assets/manifest/art-root.ts'
import { FIRST_ICONS, FIRST_ICONS_LINK } from '../../assets/manifest/first-icons.ts'
import { builtFile } from './built-art.ts'

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' }

/**
 * Puts the first screen's icons into one file of data URLs, and into the page the link that fetches it: a request each would
 * be a dozen. Production builds only; elsewhere every icon is its own file.
 */
export const firstIcons = (generatedDir: string): Plugin => {
  const dataUrl = (name: (typeof FIRST_ICONS)[number]): string => {
    const file = builtFile(generatedDir, name)
    return `data:${TYPES[path.extname(file)]};base64,${readFileSync(path.join(generatedDir, file)).toString('base64')}`
  }
  const build = (): { readonly fileName: string; readonly source: string } => {
    const source = JSON.stringify(Object.fromEntries(FIRST_ICONS.map((name) => [name, dataUrl(name)])))
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    return { fileName: `${ART_ROOT.slice(1)}/first-icons.${hash}.json`, source }
  }
  return {
    name: 'house-kombat-first-icons',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: {
          id: FIRST_ICONS_LINK,
          rel: 'preload',
          as: 'fetch',
          crossorigin: 'anonymous',
          href: `/${build().fileName}`,
        },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...build() })
    },
  }
}
