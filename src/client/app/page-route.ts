import type { ComponentType } from 'react'
import { PAGE, type Page } from '#client/game/page-paths.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { type OnDemand, onDemand } from '#client/ui/feedback/on-demand.tsx'
import type { LaterBundle } from '#languages/en/bundles.ts'
import { PageComing } from './loading-screen.tsx'

export interface PageRoute {
  readonly paths: readonly Page['path'][]
  readonly frame: 'tabs' | 'alone'
  readonly gate: boolean
  readonly Page: OnDemand<object>
}

interface PageOptions {
  readonly bundles?: readonly LaterBundle[]
  readonly frame?: PageRoute['frame']
  readonly gate?: boolean
}

/** Every page but home loads the palette with its code, because the first screen does without it. */
const loadPalette = (): Promise<unknown> => import('#client/ui/palette.css')

export const page = (
  pages: readonly Page[],
  loadScreen: () => Promise<ComponentType>,
  { bundles = [], frame = 'alone', gate = true }: PageOptions = {},
): PageRoute => ({
  paths: pages.map(({ path }) => path),
  frame,
  gate,
  Page: onDemand(async () => {
    const isFirst = pages[0] === PAGE.HOME
    const [Screen] = await Promise.all([loadScreen(), isFirst || loadPalette(), ...bundles.map(loadBundle)])
    return Screen
  }, PageComing),
})
