import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareTypesCache } from './run/types-cache.ts'

const INSTALLED = 'node_modules/.package-lock.json'
const KEPT = '.cache/types/rules.tsbuildinfo'
const SOURCE = 'src/rules/mining.ts'
const PROJECTS = ['src/rules', 'src/client', 'src/server', '.'] as const

describe('what the compiler keeps', () => {
  let root = ''
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const isKept = (): boolean => existsSync(path.join(root, KEPT))

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'types-cache-'))
    put(INSTALLED, '{ "packages": 1 }')
    prepareTypesCache(root, false)
    put(KEPT, '{}')
    put(SOURCE, '')
    put(`.cache/types/rules/${SOURCE.replace('.ts', '.d.ts')}`, '')
    put('src/client/gate.tsx', '')
    put('.cache/types/client/src/client/gate.d.ts', '')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('stays while sources are changed or added', () => {
    put(SOURCE, 'changed')
    put('src/rules/new.ts', '')
    expect(prepareTypesCache(root, false)).toBeNull()
    expect(isKept()).toBe(true)
  })

  it('goes when a source is gone: the compiler would not look again at who imports it', () => {
    rmSync(path.join(root, SOURCE))
    expect(prepareTypesCache(root, false)).toBe('src/rules/mining is gone')
    expect(isKept()).toBe(false)
  })

  it('goes when other packages are installed, and stays from then on', () => {
    put(INSTALLED, '{ "packages": 2 }')
    expect(prepareTypesCache(root, false)).toBe('the packages have changed')
    expect(isKept()).toBe(false)
    expect(prepareTypesCache(root, false)).toBeNull()
  })

  it('goes when that is asked for', () => {
    expect(prepareTypesCache(root, true)).toBe('asked for')
    expect(isKept()).toBe(false)
  })

  it('is nothing on a fresh checkout', () => {
    rmSync(path.join(root, '.cache'), { recursive: true })
    expect(prepareTypesCache(root, false)).toBe('nothing is kept yet')
  })
})

const ROOT = path.resolve(import.meta.dirname, '..')

/** Folders and files that a project takes in, from the root; patterns as the folder that they begin with. */
const takenIn = (project: string): readonly string[] => {
  const { include }: { include: string[] } = JSON.parse(readFileSync(path.join(ROOT, project, 'tsconfig.json'), 'utf8'))
  return include
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => path.join(project, entry.replace(/\/\*.*$/, '')).replace(/\/$/, ''))
}

it('every source is checked by exactly one project', () => {
  const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  const isIn = (file: string) => (entry: string) => file === entry || file.startsWith(`${entry}/`)
  const others = sources.filter((file) => PROJECTS.filter((project) => takenIn(project).some(isIn(file))).length !== 1)
  expect(sources.length).toBeGreaterThan(1000)
  expect(others).toEqual([])
})
