import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { ToastCard } from '#client/ui/feedback/toaster.tsx'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { DrawerSection } from '#client/ui/overlays/drawer-section.tsx'
import { Popover } from '#client/ui/overlays/popover.tsx'
import { DesignSection, Sample } from './design-section.tsx'

type Opened = 'dialog' | 'confirm' | 'danger' | 'drawer' | null

const Overlays = () => {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpened('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpened('confirm')}>
        Confirm
      </Button>
      <Button variant="danger" size="small" onClick={() => setOpened('danger')}>
        Confirm, danger
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpened('drawer')}>
        Drawer
      </Button>
      <Dialog open={opened === 'dialog'} onClose={close} title="House of the Hamster">
        <p>Focus stays inside, Escape and the messenger's back button close it.</p>
      </Dialog>
      <ConfirmDialog
        open={opened === 'confirm'}
        title="Open ten chests?"
        confirmLabel="Open"
        onConfirm={close}
        onCancel={close}
      >
        They cost 120.5 TOK.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'danger'}
        tone="danger"
        title="Melt the sword?"
        confirmLabel="Melt"
        onConfirm={close}
        onCancel={close}
      >
        It is gone for ever, and so are its five stars.
      </ConfirmDialog>
      <Drawer open={opened === 'drawer'} onClose={close} title="Sword of the Doge">
        <DrawerSection title="What it is" aside={<RarityTag rarity="epic" />}>
          <ItemCard slot="sword" rarity="epic" size={96} label="Sword, epic" />
        </DrawerSection>
        <DrawerSection title="What it gives">
          <p>+120 attack, +4% luck</p>
        </DrawerSection>
        <Button fullWidth onClick={close}>
          Wear
        </Button>
      </Drawer>
    </>
  )
}

const ToastButtons = () => (
  <>
    <Button size="small" variant="quiet" onClick={() => toast.blank('You have 5 energy')}>
      Blank
    </Button>
    <Button size="small" variant="quiet" onClick={() => toast.success('Claimed 12.34 TOK')}>
      Success
    </Button>
    <Button size="small" variant="quiet" onClick={() => toast.error('Failed to claim')}>
      Error
    </Button>
    <Button size="small" variant="quiet" onClick={() => toast.loading('Working…')}>
      Loading
    </Button>
    <Button size="small" variant="quiet" onClick={() => toast.custom('Rank 12: Silver League')}>
      Custom
    </Button>
    <Button size="small" variant="quiet" onClick={() => toast.dismiss()}>
      Dismiss
    </Button>
  </>
)

export const OverlaysSection = () => (
  <DesignSection id="overlays" title="Dialogs, popovers, toasts">
    <Sample title="dialog, confirm, drawer" line>
      <Overlays />
    </Sample>
    <Sample title="popover" line>
      <span>Luck 12.5%</span>
      <Popover label="What is luck?">The chance of a critical hit. Necklaces raise it.</Popover>
      <Popover label="What is it?" side="bottom">
        Opens below.
      </Popover>
    </Sample>
    <Sample title="toasts: blank, success, error, loading, custom">
      <ToastCard type="blank">You have 5 energy</ToastCard>
      <ToastCard type="success">Claimed 12.34 TOK</ToastCard>
      <ToastCard type="error">Failed to claim</ToastCard>
      <ToastCard type="loading">Working…</ToastCard>
      <ToastCard type="custom">Rank 12: Silver League</ToastCard>
    </Sample>
    <Sample title="real toasts" line>
      <ToastButtons />
    </Sample>
  </DesignSection>
)
