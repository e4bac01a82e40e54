import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where pictures go while `npm run shots:accept` takes them; undefined in a run that compares. */
const takenIn = (): string | undefined => process.env.SHOTS_TAKEN

/** Whether this run takes pictures instead of comparing them. */
export const isTaking = (): boolean => takenIn() !== undefined

/** Those of main shots lie apart: they are stored, and of the others a signature. */
const folderOf = (taken: string, isMain: boolean): string => path.join(taken, isMain ? 'main' : 'other')

/** Keeps a picture of a run that takes them. */
export const keepTaken = (picture: Uint8Array, name: string, isMain: boolean): void => {
  const file = path.join(folderOf(takenIn() ?? '', isMain), `${name}.png`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

/** Names of the pictures below a folder, without the extension, `.png` or `.webp`. */
export const pictureNames = (folder: string, extension: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(extension))
        .map((name) => name.slice(0, -extension.length))
        .sort()
    : []

/** A picture that was taken. */
export interface TakenPicture {
  readonly name: string
  readonly isMain: boolean
  /** Its PNG. */
  readonly file: string
}

/** The pictures that a run took into a folder. */
export const takenPictures = (taken: string): TakenPicture[] =>
  [true, false].flatMap((isMain) => {
    const folder = folderOf(taken, isMain)
    return pictureNames(folder, '.png').map((name) => ({ name, isMain, file: path.join(folder, `${name}.png`) }))
  })
