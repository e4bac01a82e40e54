import { toast } from 'react-hot-toast/headless'
import { afterAll } from 'vitest'
import { loadPages } from '../../../src/client/app/page-rows.ts'
import { showLanguage } from '../../../src/client/i18n/i18n.ts'
import { endStart } from '../../../src/client/platform/after-start.ts'
import { loadToasts } from '../../../src/client/ui/feedback/toast.ts'

/** Some files read the build instead, in Node. */
const hasPage = typeof document !== 'undefined'

// jsdom lays nothing out, and so scrolls nowhere.
if (hasPage) Element.prototype.scrollIntoView ??= () => undefined

// What loads after the start is there.
if (hasPage) {
  await Promise.all([loadToasts(), loadPages(), import('../../../src/client/app/not-found-screen.tsx')])
  endStart()
}

// The files of the client's tests share one process: each leaves it speaking English, without toasts and memories.
afterAll(() => {
  toast.remove()
  if (hasPage) for (const storage of [localStorage, sessionStorage]) storage.clear()
  return showLanguage('en')
})
