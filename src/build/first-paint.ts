import type { Plugin } from 'vite'
import { ART_ROOT } from '../../assets/manifest/art-root.ts'
import { builtFile } from './built-art.ts'

const PLACE = '<!--loading-picture-->'

/** Inlines the loading picture's element into index.html, so that it shows before any script runs. */
export const firstPaint = (generatedDir: string): Plugin => ({
  name: 'house-kombat-first-paint',
  transformIndexHtml: (html) =>
    html.replace(
      PLACE,
      `<img src="${ART_ROOT}/${builtFile(generatedDir, 'loading')}" width="260" height="304" alt="" />`,
    ),
})
