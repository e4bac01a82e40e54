import fs from 'node:fs'
import { ConfigError, SETTING_NAMES } from './config.ts'

type Environment = Readonly<Record<string, string | undefined>>

const given = (env: Environment, name: string): string => env[name]?.trim() ?? ''

const valueIn = (variable: string, file: string): string => {
  const refused = (problem: string): ConfigError =>
    new ConfigError([`${variable} is ${file}, but that ${problem}: name a file with the value.`])
  let value: string
  try {
    value = fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw refused(`cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  // Treated as unset, an empty BOT_TOKEN file would turn local mode on.
  if (value === '') throw refused('is empty')
  return value
}

/** `NAME_FILE` names a file that holds the setting NAME, as containers pass secrets. @throws ConfigError */
export const withSettingFiles = (env: Environment): Environment => {
  const values: Record<string, string> = {}
  for (const name of SETTING_NAMES) {
    const variable = `${name}_FILE`
    const file = given(env, variable)
    if (file === '') continue
    if (given(env, name) !== '') throw new ConfigError([`${name} and ${variable} are both set: remove one of them.`])
    values[name] = valueIn(variable, file)
  }
  return { ...env, ...values }
}
