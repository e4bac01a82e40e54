import { Popover as Base } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { useBackHandler } from '#client/platform/back-stack.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './popover.module.css'

export interface PopoverProps {
  readonly label: string
  readonly side?: 'top' | 'bottom'
  readonly children: ReactNode
}

export const Popover = ({ label, side = 'top', children }: PopoverProps) => {
  const [open, setOpen] = useState(false)
  useBackHandler(() => setOpen(false), open, 'dialog')
  return (
    <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger className={styles.trigger} aria-label={label}>
        <Icon name="info" size={26} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={10} collisionPadding={12}>
          <Base.Popup className={styles.popup} aria-label={label}>
            <Base.Arrow className={styles.arrow} />
            <Base.Description className="breakable" render={<div />}>
              {children}
            </Base.Description>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
