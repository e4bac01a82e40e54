import { toast } from 'react-hot-toast/headless'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { modalOnDemand } from '#client/ui/feedback/on-demand.tsx'
import type { DialogProps } from '#client/ui/overlays/dialog.tsx'
import { useMissingModal } from '#client/ui/overlays/use-modal.ts'
import { onCleanPages, render } from '../render-app.tsx'

onCleanPages()

const Frame = modalOnDemand<DialogProps & { readonly onMissing: () => void }>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
)
const Modal = (props: DialogProps) => <Frame {...props} onMissing={useMissingModal(props.onClose)} />

it('a dialog whose code cannot load without a network says so and closes, and leaves the page as it is (extra 9)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const said = vi.spyOn(toast, 'error')
  const onClose = vi.fn()
  const page = await render(
    <I18nextProvider i18n={texts}>
      <p>The shop</p>
      <Modal open onClose={onClose} title="Buy?">
        It costs
      </Modal>
    </I18nextProvider>,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(said).toHaveBeenCalledWith(texts.t('ui.offline'), expect.anything())
  expect(page.textContent).toBe('The shop')
})
