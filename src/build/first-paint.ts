import type { Plugin } from 'vite'
import { pictureUrl } from '../../assets/manifest/packs.ts'

const PLACE = '<!--loading-picture-->'

/** Inlines the loading picture's element into index.html, so that it shows before any script runs. */
export const firstPaint = (): Plugin => ({
  name: 'house-kombat-first-paint',
  transformIndexHtml: (html) =>
    html.replace(PLACE, `<img src="${pictureUrl('loading')}" width="260" height="304" alt="" />`),
})
