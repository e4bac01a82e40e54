import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseConfig, SETTING_NAMES } from '#server/config/config.ts'
import { envExample } from '#server/config/env-example.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const manual = readFileSync(path.join(ROOT, 'src/server/readme/settings.md'), 'utf8')
const kept = readFileSync(path.join(ROOT, '.env.example'), 'utf8')

const variables = [...kept.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

it('.env.example equals the output of npm run env-example', () => {
  expect(kept).toBe(envExample(manual))
})

it('.env.example has every setting, each with its default, so that uncommenting them all changes nothing', () => {
  expect(variables.map(([name]) => name).toSorted()).toEqual(
    SETTING_NAMES.filter((name) => name !== 'NODE_ENV').toSorted(),
  )
  const parse = (env: Record<string, string>) => parseConfig(env, () => 'token')
  expect(parse(Object.fromEntries(variables))).toEqual(parse({}))
})
