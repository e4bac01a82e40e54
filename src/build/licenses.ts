import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'licenses.md'
/** The ids of virtual modules begin with a zero byte. */
const PACKAGE_FOLDER = /^[^\0].*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const LICENSE_FILE = /^licen[cs]e/i

interface PackageJson {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const noticeOf = (folder: string): string => {
  const about = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson
  const file = fs.readdirSync(folder).find((name) => LICENSE_FILE.test(name))
  const text = file === undefined ? '' : `\n${fs.readFileSync(path.join(folder, file), 'utf8').trim()}\n`
  return `## ${about.name} ${about.version} (${about.license ?? 'see below'})\n${text}`
}

export const licensesOf = (files: readonly string[]): string => {
  const folders = files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? [])
  return [...new Set(folders)].sort().map(noticeOf).join('\n')
}

export interface Licenses {
  /** Adds modules that the client gets from a separate build, such as its polyfills. */
  add(modules: readonly string[]): void
  readonly plugin: Plugin
}

/**
 * Emits a file with the licences of all bundled packages. Vite's own `build.license` misses fonts and separate
 * builds.
 * @param viteRoot folder to which the bundle's original file names are relative
 */
export const licenses = (root: string, viteRoot: string = root): Licenses => {
  const added: string[] = []
  return {
    add: (modules) => void added.push(...modules),
    plugin: {
      name: 'house-kombat-licenses',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const used = Object.values(bundle).flatMap((part) =>
            part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => path.resolve(viteRoot, name)),
          )
          const credits = fs.readFileSync(path.join(root, 'assets/CREDITS.md'), 'utf8')
          const source = `# Licences\n\n${licensesOf([...used, ...added])}\n${credits}`
          this.emitFile({ type: 'asset', fileName: FILE, source })
        },
      },
    },
  }
}
