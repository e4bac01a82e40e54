import { type ReactNode, useEffect, useRef } from 'react'

export interface StepProps {
  /** False for the first step: the dialog chooses what has the focus when it opens. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/**
 * One step of a dialog. The focused button of the step before is gone, so the new step takes the focus, and screen
 * readers read it.
 */
export const Step = ({ takesFocus = true, children }: StepProps) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <div ref={element} tabIndex={-1} className="grid gap-12">
      {children}
    </div>
  )
}
