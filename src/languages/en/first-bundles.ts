import { home } from './home.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

/** The bundles of the first screen. */
export const firstBundles = { shell, ui, home }
