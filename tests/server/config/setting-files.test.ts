import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ConfigError, parseConfig, SETTING_NAMES } from '#server/config/config.ts'
import { withSettingFiles } from '#server/config/setting-files.ts'
import { misspelledVariables } from '#server/config/variable-names.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'

let written = 0
const fileWith = (text: string): string => {
  const file = path.join(folder, `setting-${written++}`)
  writeFileSync(file, text)
  return file
}

it('reads each setting from the file that NAME_FILE names, trimmed', () => {
  for (const name of SETTING_NAMES)
    expect(withSettingFiles({ [`${name}_FILE`]: fileWith(`\n value of ${name}\n`) })[name]).toBe(`value of ${name}`)
  const config = parseConfig(withSettingFiles({ BOT_TOKEN_FILE: fileWith(`${BOT_TOKEN}\n`) }), () => 'no token')
  expect(config).toMatchObject({ mode: 'messenger', botToken: BOT_TOKEN })
})

it('refuses a setting that is set twice, and a file without a value, in one sentence', () => {
  const nowhere = path.join(folder, 'nowhere')
  const empty = fileWith(' \n')
  const refused = (env: Record<string, string>, sentence: string): void =>
    expect(() => withSettingFiles(env)).toThrow(new ConfigError([sentence]))
  refused({ BOT_TOKEN, BOT_TOKEN_FILE: nowhere }, 'BOT_TOKEN and BOT_TOKEN_FILE are both set: remove one of them.')
  refused(
    { BOT_TOKEN_FILE: nowhere },
    `BOT_TOKEN_FILE is ${nowhere}, but that cannot be read (ENOENT): name a file with the value.`,
  )
  refused(
    { BOT_TOKEN_FILE: folder },
    `BOT_TOKEN_FILE is ${folder}, but that cannot be read (EISDIR): name a file with the value.`,
  )
  refused({ BOT_TOKEN_FILE: empty }, `BOT_TOKEN_FILE is ${empty}, but that is empty: name a file with the value.`)
})

it('treats an empty NAME_FILE as unset', () => {
  expect(withSettingFiles({ BOT_TOKEN, BOT_TOKEN_FILE: ' ' }).BOT_TOKEN).toBe(BOT_TOKEN)
})

it('knows the NAME_FILE of each setting, and its misspellings', () => {
  expect(misspelledVariables({ BOT_TOKEN_FILE: 'x' }, SETTING_NAMES)).toEqual([])
  expect(misspelledVariables({ BOT_TOKEN_FIEL: 'x' }, SETTING_NAMES)).toEqual([
    'BOT_TOKEN_FIEL is no setting, and changes nothing: is BOT_TOKEN_FILE meant?',
  ])
})
