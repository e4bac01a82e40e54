import { type ComponentType, lazy } from 'react'

export interface GallerySection {
  readonly path: string
  readonly title: string
  readonly about: string
  readonly Section: ComponentType
}

/** In this order in the index. A section's code loads when it is opened. */
export const GALLERY_SECTIONS: readonly GallerySection[] = [
  {
    path: 'frames',
    title: 'Frames',
    about: 'Every pack, icon and picture: name, size, anchor, bytes, and what comes from an override',
    Section: lazy(async () => ({ default: (await import('./frames-section.tsx')).FramesSection })),
  },
  {
    path: 'fighters',
    title: 'Fighters',
    about: 'Every pet in every pose and every gear, and what lies between two poses',
    Section: lazy(async () => ({ default: (await import('./fighters-section.tsx')).FightersSection })),
  },
  {
    path: 'creatures',
    title: 'Creatures',
    about: 'Bosses and demons in every pose, and what lies between two',
    Section: lazy(async () => ({ default: (await import('./creatures-section.tsx')).CreaturesSection })),
  },
  {
    path: 'motion',
    title: 'Motion',
    about: 'Every clip of every body, in a loop or at one moment',
    Section: lazy(async () => ({ default: (await import('./motion-section.tsx')).MotionSection })),
  },
  {
    path: 'arenas',
    title: 'Arenas',
    about: 'Arenas of leagues and bosses with their depth, backdrops of the hunt',
    Section: lazy(async () => ({ default: (await import('./arenas-section.tsx')).ArenasSection })),
  },
  {
    path: 'effects',
    title: 'Effects',
    about: 'The effects of a battle, round and round, or frame by frame',
    Section: lazy(async () => ({ default: (await import('./effects-section.tsx')).EffectsSection })),
  },
  {
    path: 'icons',
    title: 'Icons',
    about: 'Every icon at 20, 44 and 128 px, items on their rarity cards',
    Section: lazy(async () => ({ default: (await import('./icons-section.tsx')).IconsSection })),
  },
  {
    path: 'sounds',
    title: 'Sounds',
    about: 'Every effect and every loop, to play',
    Section: lazy(async () => ({ default: (await import('./sounds-section.tsx')).SoundsSection })),
  },
]
