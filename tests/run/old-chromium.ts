import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ownChromium, type StartableBrowser, unpackOnce } from './own-chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, '.cache')

/**
 * Versions of `@sparticuz/chromium`, each with the hash of its package. They are not dependencies, because each takes
 * 60 MB.
 */
const INTEGRITY = {
  '92.0.0': 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  '109.0.6': 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  '119.0.2': 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  '123.0.1': 'sha512-RPrA99xrddbXXZjhUH1WZkTCK3QDQ77t/0y+vULtiW1uAlWLBxorxGnNTuzBDk6eNolxOVFrXZ2aoAN+/eB5TA==',
} as const
export type OldVersion = keyof typeof INTEGRITY

export const OLD_VERSIONS = Object.keys(INTEGRITY) as readonly OldVersion[]

const folderOf = (version: OldVersion): string => path.join(CACHE, `old-chromium-${version}`)

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}

/** @throws Error when the registry does not have the package, or sends another one */
const download = (version: OldVersion, folder: string): void => {
  run('npm', ['pack', '--silent', `@sparticuz/chromium@${version}`], folder)
  const name = `sparticuz-chromium-${version}.tgz`
  const hash = createHash('sha512')
    .update(readFileSync(path.join(folder, name)))
    .digest('base64')
  if (`sha512-${hash}` !== INTEGRITY[version])
    throw new Error(`Chromium ${version}: the package is another one than before`)
  run('tar', ['xzf', name, '--strip-components=2', 'package/bin'], folder)
  rmSync(path.join(folder, name))
}

const unpack = (folder: string): void => {
  for (const packed of readdirSync(folder).filter((name) => name.endsWith('.br'))) {
    const file = path.join(folder, packed.slice(0, -'.br'.length))
    writeFileSync(file, brotliDecompressSync(readFileSync(path.join(folder, packed))))
    rmSync(path.join(folder, packed))
    if (!file.endsWith('.tar')) continue
    run('tar', ['xf', path.basename(file)], folder)
    rmSync(file)
  }
  chmodSync(path.join(folder, 'chromium'), 0o755)
  // Chromium 92 looks for its software GPU in a folder of this name.
  mkdirSync(path.join(folder, 'swiftshader'))
  run('cp', ['libEGL.so', 'libGLESv2.so', 'swiftshader'], folder)
}

/**
 * Downloads and unpacks an old Chromium into `.cache`, once.
 * @throws Error when it cannot be fetched
 */
export const fetchOldChromium = (version: OldVersion): void =>
  unpackOnce(folderOf(version), (unfinished) => {
    download(version, unfinished)
    unpack(unfinished)
  })

/** How to start an old Chromium, with the fonts of today's package. */
export const oldChromium = (version: OldVersion): StartableBrowser & { readonly args: readonly string[] } => {
  const folder = folderOf(version)
  const own = ownChromium()
  if (own === null) throw new Error('Old browsers run on Linux x64 only.')
  const gpu = version === '92.0.0' ? ['--use-gl=swiftshader'] : ['--use-gl=angle', '--use-angle=swiftshader']
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--ignore-gpu-blocklist', '--no-first-run', '--disable-background-networking', ...gpu],
    env: { ...own.env, LD_LIBRARY_PATH: [path.join(folder, 'lib'), folder, own.env.LD_LIBRARY_PATH].join(':') },
  }
}
