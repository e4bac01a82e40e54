import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PACKAGE = path.join(ROOT, 'node_modules/@sparticuz/chromium')

export interface StartableBrowser {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * The package unpacks into the temporary folder. It unpacks its libraries only where it believes to run in an AWS
 * Lambda function.
 */
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
const AS_IN_A_FUNCTION = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }

/** Only the fonts that came with the browser, and none of the machine's. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`

/** Unpacks into the folder unless it is there. Processes may race: the first to finish wins. */
export const unpackOnce = (folder: string, unpack: (unfinished: string) => void): void => {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  unpack(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** @throws Error when the package cannot be unpacked */
const unpackInto = (unfinished: string, folder: string): void => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...AS_IN_A_FUNCTION, TMPDIR: unfinished },
  })
  if (status !== 0) throw new Error(`@sparticuz/chromium could not be unpacked into ${unfinished}:\n${stderr}`)
  writeFileSync(path.join(unfinished, 'fonts/fonts.conf'), fontsConfiguration(folder))
}

const unpacked = (folder: string): StartableBrowser => ({
  executablePath: path.join(folder, 'chromium'),
  env: {
    LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
    FONTCONFIG_FILE: path.join(folder, 'fonts/fonts.conf'),
  },
})

/** Whether this machine can run the packaged browser: Linux on x64, with glibc. */
const runsHere = (): boolean => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return process.platform === 'linux' && process.arch === 'x64' && header.glibcVersionRuntime !== undefined
}

/** The browser of the package `@sparticuz/chromium`, unpacked once into `.cache`; null where it does not run. */
export const ownChromium = (): StartableBrowser | null => {
  if (!runsHere()) return null
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(ROOT, `.cache/chromium-${version}`)
  unpackOnce(folder, (unfinished) => unpackInto(unfinished, folder))
  return unpacked(folder)
}
