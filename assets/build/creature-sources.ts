import type { OutputSource } from './output.ts'

/** What an output of the creatures is made from. Throws for a name that nothing draws. */
export const creatureSource = (name: string): OutputSource => {
  throw new Error(`"${name}" is in assets/manifest/creatures.ts but nothing draws it`)
}
