import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { ArtProblem } from '../problem.ts'

/** Names are relative to the folder, with slashes on every system. */
export interface OverrideFiles {
  readonly atlases: readonly string[]
  readonly images: readonly string[]
  readonly sounds: readonly string[]
  /** Atlas descriptions in formats that the build cannot read. */
  readonly foreignLists: readonly string[]
}

/** A constant, although tests use other folders: messages always name this folder. */
const LABEL = 'assets/override'

export const labelOf = (file: string): string => `${LABEL}/${file}`

export const nameOf = (file: string): string => file.replace(/\.\w+$/, '')

const IMAGE = /\.(?:png|webp)$/i
const SOUND = /\.(?:mp3|wav)$/i
const OTHER_SOUND = /\.(?:aac|aiff?|flac|m4a|mid|oga|ogg|opus|wma)$/i
const OTHER_IMAGE = /\.(?:avif|bmp|gif|heic|jpe?g|jxl|svg|tga|tiff?)$/i
const OTHER_ATLAS = /\.(?:atlas|css|plist|tpsheet|xml)$/i
/** Packers write atlases in these formats too, but such a file may also be an artist's notes. */
const PERHAPS_ATLAS = /\.(?:csv|fnt|less|lua|s[ac]ss|tres|txt|ya?ml)$/i

// Notes and system files (.DS_Store, Thumbs.db).
const isIgnored = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.')) || /(?:\.md|(?:^|\/)(?:Thumbs\.db|desktop\.ini))$/i.test(file)

const cureOf = (file: string): string => {
  if (OTHER_SOUND.test(file)) return 'Export it as WAV (a loop may be MP3)'
  if (OTHER_IMAGE.test(file)) return 'Export it as PNG or WebP'
  if (OTHER_ATLAS.test(file)) return 'Export the atlas as "JSON (Hash)" or "JSON (Array)"'
  return 'Put PNG, WebP, an atlas JSON or WAV here and keep working files elsewhere'
}

interface Walk {
  readonly root: string
  readonly problems: ArtProblem[]
  readonly files: string[]
}

/** Reports a dead or circular symbolic link, and returns null for it. */
const followed = async ({ root, problems }: Walk, file: string): Promise<'file' | 'folder' | null> => {
  const place = path.join(root, file)
  const target = await realpath(place).catch(() => null)
  const about = target === null ? null : await stat(target).catch(() => null)
  if (target === null || !about) {
    const cure = 'Put the file itself here, or mend the link'
    problems.push(new ArtProblem(labelOf(file), nameOf(file), 'it is a link to something that is not there', cure))
    return null
  }
  if (!about.isDirectory()) return about.isFile() ? 'file' : null
  const holder = await realpath(path.dirname(place))
  if (!`${holder}${path.sep}`.startsWith(`${target}${path.sep}`)) return 'folder'
  const cure = 'Take the link out'
  problems.push(new ArtProblem(labelOf(file), nameOf(file), 'it is a link to a folder that it lies in itself', cure))
  return null
}

const kindOf = (walk: Walk, entry: Dirent, file: string): Promise<'file' | 'folder' | null> => {
  if (entry.isSymbolicLink()) return followed(walk, file)
  return Promise.resolve(entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : null)
}

const walkFolder = async (walk: Walk, folder: string): Promise<void> => {
  const entries = await readdir(path.join(walk.root, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.posix.join(folder, entry.name)
    if (isIgnored(file)) continue
    const kind = await kindOf(walk, entry, file)
    if (kind === 'file') walk.files.push(file)
    if (kind === 'folder') await walkFolder(walk, file)
  }
}

/** Follows symbolic links and sorts by name in the same way on every machine. A missing folder is empty. */
export const listOverrides = async (directory: string, problems: ArtProblem[]): Promise<OverrideFiles> => {
  const walk: Walk = { root: directory, problems, files: [] }
  await walkFolder(walk, '')
  const found = {
    atlases: [] as string[],
    images: [] as string[],
    sounds: [] as string[],
    foreignLists: [] as string[],
  }
  for (const file of walk.files.sort()) {
    if (/\.json$/i.test(file)) found.atlases.push(file)
    else if (IMAGE.test(file)) found.images.push(file)
    else if (SOUND.test(file)) found.sounds.push(file)
    else {
      if (OTHER_ATLAS.test(file) || PERHAPS_ATLAS.test(file)) found.foreignLists.push(file)
      const problem = 'the build does not read this kind of file'
      problems.push(new ArtProblem(labelOf(file), nameOf(file), problem, cureOf(file)))
    }
  }
  return found
}

/** A text that changes with any file that the build reads from the folder, including targets of symbolic links. */
export const overrideState = async (directory: string): Promise<string> => {
  const problems: ArtProblem[] = []
  const { atlases, images, sounds } = await listOverrides(directory, problems)
  const states = [...atlases, ...images, ...sounds].map(async (file) => {
    const about = await stat(path.join(directory, file)).catch(() => null)
    return `${file} ${about?.ino} ${about?.size} ${about?.mtimeMs}`
  })
  return [...(await Promise.all(states)), ...problems.map(({ message }) => message)].join('\n')
}
