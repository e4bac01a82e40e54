import type { Plugin } from 'vite'
import { ART_ROOT } from '../../assets/manifest/art-root.ts'
import { FIRST_DAYS_PICTURES, FIRST_DAYS_PICTURES_META } from '../../assets/manifest/first-days-pictures.ts'
import { type PictureSheet, pictureSheet } from './picture-sheet.ts'

/**
 * Puts what lies in the boxes of the first seven days into one file, by the address of each, and into the page where it is: only a
 * newcomer fetches it. Production builds only; elsewhere every picture is its own file.
 */
export const firstDaysPictures = (generatedDir: string): Plugin => {
  const sheet = { name: 'first-days', pictures: FIRST_DAYS_PICTURES }
  const build = (): PictureSheet => pictureSheet(generatedDir, sheet, (_name, file) => `${ART_ROOT}/${file}`)
  return {
    name: 'house-kombat-first-days-pictures',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: FIRST_DAYS_PICTURES_META, content: `/${build().fileName}` },
        injectTo: 'head',
      },
    ],
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...build() })
    },
  }
}
