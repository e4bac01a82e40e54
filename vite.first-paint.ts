import type { Plugin } from 'vite'
import { pictureUrl } from './assets/manifest/packs.ts'

const PLACE = '<!--loading-picture-->'

/** Puts the loading picture into the page itself, so that it stands there before any script has run. */
export const firstPaint = (): Plugin => ({
  name: 'house-kombat-first-paint',
  transformIndexHtml: (html) =>
    html.replace(PLACE, `<img src="${pictureUrl('loading')}" width="260" height="304" alt="" />`),
})
