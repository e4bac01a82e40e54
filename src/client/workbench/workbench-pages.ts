import { type ComponentType, lazy } from 'react'

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
    about: 'All the art and sound: frames, fighters, effects, icons, sounds, a battle',
    Page: lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery })),
  },
  {
    path: 'design',
    title: 'Design system',
    about: 'Every part of the interface in all its states',
    Page: lazy(async () => ({ default: (await import('./design/design-page.tsx')).DesignPage })),
  },
]
