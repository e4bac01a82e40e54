import type { Plugin } from 'vite'
import { FIRST_ICONS, FIRST_ICONS_LINK } from '../../assets/manifest/first-icons.ts'
import { type PictureSheet, pictureSheet } from './picture-sheet.ts'

/**
 * Puts the first screen's icons into one file, and into the page the link that fetches it. Production builds only; elsewhere every icon
 * is its own file.
 */
export const firstIcons = (generatedDir: string): Plugin => {
  const build = (): PictureSheet => pictureSheet(generatedDir, { name: 'first-icons', pictures: FIRST_ICONS })
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
