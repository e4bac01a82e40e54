import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { envExample } from '#server/config/env-example.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const manual = readFileSync(path.join(ROOT, 'src/server/readme/settings.md'), 'utf8')
writeFileSync(path.join(ROOT, '.env.example'), envExample(manual))
