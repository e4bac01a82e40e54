import type { OutputSource } from './output.ts'

/** What an output of the insignia is made from. Throws for a name that nothing draws. */
export const insigniaSource = (name: string): OutputSource => {
  throw new Error(`"${name}" is in assets/manifest/insignia.ts but nothing draws it`)
}
