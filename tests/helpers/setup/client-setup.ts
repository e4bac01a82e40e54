import { toast } from 'react-hot-toast/headless'
import { afterAll } from 'vitest'
import { showLanguage } from '../../../src/client/i18n/i18n.ts'

/** Some files read the build instead, in Node. */
const hasPage = typeof document !== 'undefined'

// jsdom lays nothing out, and so scrolls nowhere.
if (hasPage) Element.prototype.scrollIntoView ??= () => undefined

// The files of the client's tests share one process: each leaves it speaking English, without toasts and memories.
afterAll(() => {
  toast.remove()
  if (hasPage) for (const storage of [localStorage, sessionStorage]) storage.clear()
  return showLanguage('en')
})
