import { toast } from 'react-hot-toast/headless'
import { afterAll } from 'vitest'
import { loadPages } from '#client/app/page-routes.ts'
import { showLanguage } from '#client/i18n/i18n.ts'
import { endStart } from '#client/platform/after-start.ts'
import { loadToasts } from '#client/ui/feedback/toast.ts'

/** Some test files read the build and run in Node, without a document. */
const hasPage = typeof document !== 'undefined'

// jsdom has no layout and no scrolling.
if (hasPage) Element.prototype.scrollIntoView ??= () => undefined

if (hasPage) {
  await Promise.all([loadToasts(), loadPages(), import('#client/app/not-found-screen.tsx')])
  endStart()
}

// Client test files share a process, so each must leave English, no toasts and no stored values.
afterAll(() => {
  toast.remove()
  if (hasPage) for (const storage of [localStorage, sessionStorage]) storage.clear()
  return showLanguage('en')
})
