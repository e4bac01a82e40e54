import { type ComponentType, lazy } from 'react'
import { loadTopic } from '../i18n/i18n.ts'

/** A page of the workbench, at `/workbench/<path>`. It may have pages of its own below that. */
export interface WorkbenchPage {
  readonly path: string
  readonly title: string
  /** One line for the index. */
  readonly about: string
  readonly Page: ComponentType
}

/** All pages, in the order of the index. A new one is a row here. */
export const WORKBENCH_PAGES: readonly WorkbenchPage[] = [
  {
    path: 'gallery',
    title: 'Gallery',
    about: 'All the art and sound: frames, fighters, effects, icons, sounds',
    Page: lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery })),
  },
  {
    path: 'screens',
    title: 'Screens',
    about: 'Every screen in every state, in any window, messenger and motion, at any moment',
    Page: lazy(async () => ({ default: (await import('./bench/screens-page.tsx')).ScreensPage })),
  },
  {
    path: 'arena',
    title: 'Arena',
    about: 'Any fight at any moment: by seed, written entry by entry, or recorded',
    Page: lazy(async () => {
      const [page] = await Promise.all([import('./arena/arena-page.tsx'), loadTopic('kombat')])
      return { default: page.ArenaPage }
    }),
  },
  {
    path: 'world-map',
    title: 'World map',
    about: 'The map at any moment: hovered, focused, tapped, scrolled',
    Page: lazy(async () => ({ default: (await import('./world-map/world-map-page.tsx')).WorldMapPage })),
  },
  {
    path: 'design',
    title: 'Design system',
    about: 'Every part of the interface in all its states',
    Page: lazy(async () => ({ default: (await import('./design/design-page.tsx')).DesignPage })),
  },
]
