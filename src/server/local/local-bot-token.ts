import { randomBytes, randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const FILE_NAME = 'local-bot-token'

export const localBotToken = (dataDir: string): string => {
  const file = path.join(dataDir, FILE_NAME)
  fs.mkdirSync(dataDir, { recursive: true })
  const token = `${randomInt(100_000_000, 999_999_999)}:${randomBytes(26).toString('base64url')}`
  try {
    fs.writeFileSync(file, token, { mode: 0o600, flag: 'wx' })
    return token
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return fs.readFileSync(file, 'utf8').trim()
  }
}
