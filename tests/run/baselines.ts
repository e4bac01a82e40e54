import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Pixels, readPixels } from './picture-difference.ts'
import { fromSignatureText, type PictureSignature, toSignatureText } from './picture-signature.ts'

/** Folder of the baselines, beside their specs. */
export const BASELINES = path.resolve(import.meta.dirname, '../screenshots/baselines')

/** Where the baseline of a main shot lies: `screens.spec.ts/home/rich-390` is a spec, a screen, a state and a size. */
export const baselineFile = (name: string, folder = BASELINES): string => path.join(folder, `${name}.webp`)

/** Where the signatures of all other pictures of a screen lie. */
export const signatureFile = (name: string, folder = BASELINES): string =>
  path.join(folder, path.dirname(name), 'signatures.txt')

/** The stored picture of a main shot; null when there is none. */
export const readBaseline = async (name: string, folder = BASELINES): Promise<Pixels | null> => {
  const file = baselineFile(name, folder)
  // By content: sharp remembers what stood in a file of this name.
  return existsSync(file) ? readPixels(readFileSync(file)) : null
}

/** Signatures of a file by the names of their pictures without the folder. */
export const readSignatures = (file: string): Map<string, PictureSignature> =>
  existsSync(file) ? fromSignatureText(readFileSync(file, 'utf8')) : new Map()

/** The signature of a picture that is not stored; null when there is none. */
export const readSignature = (name: string, folder = BASELINES): PictureSignature | null =>
  readSignatures(signatureFile(name, folder)).get(path.basename(name)) ?? null

/** Writes signatures into their file; null drops one. A file without any goes. */
export const writeSignatures = (file: string, changed: ReadonlyMap<string, PictureSignature | null>): void => {
  const signatures = readSignatures(file)
  for (const [name, signature] of changed)
    if (signature === null) signatures.delete(name)
    else signatures.set(name, signature)
  if (signatures.size === 0) rmSync(file, { force: true })
  else {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, toSignatureText(signatures))
  }
}
