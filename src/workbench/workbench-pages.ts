import type { ComponentType } from 'react'
import { loadBundle } from '#client/i18n/i18n.ts'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import { PageComing } from './kit/page-coming.tsx'

/** Shown at `/workbench/<path>`; the page may have pages of its own below that path. */
export interface WorkbenchPage {
  readonly path: string
  readonly title: string
  readonly about: string
  readonly Page: ComponentType
}

export const WORKBENCH_PAGES: readonly WorkbenchPage[] = [
  {
    path: 'gallery',
    title: 'Gallery',
    about: 'All the art and sound: frames, fighters, effects, icons, sounds',
    Page: onDemand(async () => (await import('./gallery/gallery.tsx')).Gallery, PageComing),
  },
  {
    path: 'screens',
    title: 'Screens',
    about: 'Every screen in every state, in any window, messenger and motion, at any moment',
    Page: onDemand(async () => (await import('./stories/screens-page.tsx')).ScreensPage, PageComing),
  },
  {
    path: 'arena',
    title: 'Arena',
    about: 'Any fight at any moment: by seed, written entry by entry, or recorded',
    Page: onDemand(async () => {
      const [page] = await Promise.all([import('./arena/arena-page.tsx'), loadBundle('kombat')])
      return page.ArenaPage
    }, PageComing),
  },
  {
    path: 'world-map',
    title: 'World map',
    about: 'The map at any moment: hovered, focused, tapped, scrolled',
    Page: onDemand(async () => (await import('./world-map/world-map-page.tsx')).WorldMapPage, PageComing),
  },
  {
    path: 'design',
    title: 'Design system',
    about: 'Every part of the interface in all its states',
    Page: onDemand(async () => (await import('./design/design-page.tsx')).DesignPage, PageComing),
  },
]
