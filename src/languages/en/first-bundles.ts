import { home } from './home.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const firstBundles = { shell, ui, home }
