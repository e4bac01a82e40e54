import { afterAll } from 'vitest'
import { showLanguage } from '../../src/client/i18n/i18n.ts'

// The files of the client's tests share one process: each leaves it speaking English.
afterAll(() => showLanguage('en'))
