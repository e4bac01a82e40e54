import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodeBaseline } from './baseline-format.ts'
import { baselineFile, readBaseline, readSignatures, signatureFile, writeSignatures } from './baselines.ts'
import { readPixels } from './picture-difference.ts'
import { type PictureSignature, signatureOf } from './picture-signature.ts'
import { pictureNames, type TakenPicture } from './taken-pictures.ts'

/** As many as a small machine has processors for, and more, for some of it is waiting. */
const AT_ONCE = 3

const someAtOnce = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** What is kept of a picture: the picture itself, or its signature. */
export interface KeptPicture {
  readonly name: string
  readonly isMain: boolean
}

/** All that is kept below a folder of baselines. */
export const keptPictures = (folder: string): KeptPicture[] => [
  ...pictureNames(folder, '.webp').map((name) => ({ name, isMain: true })),
  ...pictureNames(folder, '/signatures.txt').flatMap((below) =>
    [...readSignatures(path.join(folder, below, 'signatures.txt')).keys()].map((name) => ({
      name: `${below}/${name}`,
      isMain: false,
    })),
  ),
]

/** Pictures to accept into a folder of baselines. */
export interface Accepted {
  readonly folder: string
  /** Those that replace what is kept of them, or are new. */
  readonly changed: readonly TakenPicture[]
  /** What nothing takes any more. */
  readonly orphans: readonly KeptPicture[]
}

/** Keeps changed pictures: main shots as they are, of the others the signatures. */
export const acceptPictures = async ({ folder, changed, orphans }: Accepted): Promise<void> => {
  for (const { name, isMain } of orphans) if (isMain) rmSync(baselineFile(name, folder))
  const signatures = new Map<string, Map<string, PictureSignature | null>>()
  const note = (name: string, signature: PictureSignature | null): void => {
    const file = signatureFile(name, folder)
    signatures.set(file, (signatures.get(file) ?? new Map()).set(path.basename(name), signature))
  }
  for (const { name, isMain } of orphans) if (!isMain) note(name, null)
  await someAtOnce(changed, async ({ name, isMain, file }) => {
    const picture = await readPixels(readFileSync(file))
    if (!isMain) return note(name, signatureOf(picture))
    const content = await encodeBaseline(picture, await readBaseline(name, folder))
    mkdirSync(path.dirname(baselineFile(name, folder)), { recursive: true })
    writeFileSync(baselineFile(name, folder), content)
  })
  for (const [file, noted] of signatures) writeSignatures(file, noted)
}
