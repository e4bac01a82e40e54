/** For browsers that refuse the clipboard to embedded pages. Works only within the player's tap. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  // Transparent, because an element with `display: none` cannot be selected. The large font keeps iOS from zooming in.
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;font-size:16px'
  field.setAttribute('readonly', '')
  // Inside an open dialog, because its focus trap would otherwise move the selection.
  const focused = document.activeElement
  const parent = focused?.closest('[role=dialog]') ?? document.body
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Must run within a tap. Returns whether it succeeded; never throws. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
