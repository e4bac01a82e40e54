import type { OutputFile } from './output.ts'

export interface ManifestNames {
  readonly namesFile: string
  readonly types: { readonly icon: string; readonly pack: string; readonly picture: string }
  readonly icons: readonly string[]
  readonly packs: readonly string[]
  readonly pictures: readonly string[]
}

const withoutName = (name: string, file: OutputFile | undefined): string => {
  if (!file) throw new Error(`The build made no file for "${name}"`)
  return file.fileName.slice(name.length + 1)
}

/** Contains for each name the rest of its file names, and for each pack its bytes. */
export const manifestText = (results: ReadonlyMap<string, readonly OutputFile[]>, names: ManifestNames): string => {
  const filesOf = (name: string) => results.get(name) ?? []
  const packs = names.packs.map((name) => {
    const [image, frames] = filesOf(name)
    const bytes = (image?.data.length ?? 0) + (frames?.data.length ?? 0)
    return `  '${name}': ['${withoutName(name, image)}', '${withoutName(name, frames)}', ${bytes}],`
  })
  const single = (name: string) => `  '${name}': '${withoutName(name, filesOf(name)[0])}',`
  const { types } = names
  return [
    '// Written by the art build (npm run assets); not to be edited.',
    `import type { ${[types.icon, types.pack, types.picture].join(', ')} } from '../manifest/${names.namesFile}'`,
    '',
    `export const packs: Readonly<Record<${types.pack}, readonly [image: string, frames: string, bytes: number]>> = {`,
    ...packs,
    '}',
    '',
    `export const icons: Readonly<Record<${types.icon}, string>> = {`,
    ...names.icons.map(single),
    '}',
    '',
    `export const pictures: Readonly<Record<${types.picture}, string>> = {`,
    ...names.pictures.map(single),
    '}',
    '',
  ].join('\n')
}
