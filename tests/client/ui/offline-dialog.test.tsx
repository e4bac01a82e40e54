import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { texts } from '../../../src/client/i18n/i18n.ts'
import { Dialog } from '../../../src/client/ui/overlays/dialog.tsx'
import { onCleanPages, render } from '../shell/render.tsx'

const loads = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../../src/client/ui/overlays/dialog-frame.tsx', () => {
  loads.count += 1
  throw new TypeError('Failed to fetch dynamically imported module')
})

onCleanPages()

it('a dialog whose code does not come without a network closes, and leaves the page as it is (extra 9)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onClose = vi.fn()
  const page = await render(
    <I18nextProvider i18n={texts}>
      <p>The shop</p>
      <Dialog open onClose={onClose} title="Buy?">
        It costs
      </Dialog>
    </I18nextProvider>,
  )
  // The import itself takes as long as it takes.
  await vi.waitFor(() => expect(loads.count).toBeGreaterThan(0))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(page.textContent).toBe('The shop')
})
