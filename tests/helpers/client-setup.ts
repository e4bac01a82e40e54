import { toast } from 'react-hot-toast/headless'
import { afterAll } from 'vitest'
import { showLanguage } from '../../src/client/i18n/i18n.ts'

// The files of the client's tests share one process: each leaves it speaking English, and without toasts.
afterAll(() => {
  toast.remove()
  return showLanguage('en')
})
