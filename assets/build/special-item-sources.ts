import type { OutputSource } from './output.ts'

/** What an output of the special items is made from. Throws for a name that nothing draws. */
export const specialItemSource = (name: string): OutputSource => {
  throw new Error(`"${name}" is in assets/manifest/special-items.ts but nothing draws it`)
}
