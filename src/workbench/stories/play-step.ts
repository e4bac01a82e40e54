const PRESSABLE =
  'a[href], button, summary, [role=button], [role=tab], [role=link], [role=switch], [role=radio], [role=menuitem], [role=option], input[type=radio], input[type=checkbox]'

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The accessible name that an element gets from its content. Parts with `aria-hidden` do not count. */
const wordsOf = (element: Element): string => {
  let words = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) words += node.data
    else if (node instanceof HTMLImageElement) words += ` ${node.alt} `
    else if (node instanceof Element && node.getAttribute('aria-hidden') !== 'true')
      words += ` ${node.getAttribute('aria-label') ?? wordsOf(node)} `
  }
  return words
}

const nameOf = (element: Element): string => {
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const others = [...labelled, ...labels].map(wordsOf).join(' ')
  return squeezed(element.getAttribute('aria-label') ?? (others === '' ? wordsOf(element) : others))
}

const FILL = / ← /

/** Throws if there is no such field. */
const fillByLabel = (label: string, text: string): void => {
  const field = [...document.querySelectorAll('input')].find((input) => nameOf(input) === label)
  if (!field) throw new Error(`No field "${label}" is to be filled here`)
  // React replaces the element's setter to ignore its own writes. The prototype's setter counts as input by the player.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * `Name or ID ← lunar` types "lunar" into the field "Name or ID". A step without `←` presses the control of that name.
 */
export const playStep = (step: string): void => {
  const [label = '', text] = step.split(FILL)
  if (text === undefined) pressByName(step)
  else fillByLabel(label, text)
}

const isShutOut = (element: Element): boolean => element.closest('[inert], [aria-hidden="true"]') !== null

/** An exact name comes before a prefix, and a dialog before the page below it. Throws without a match. */
const pressByName = (name: string): void => {
  const all = [...document.querySelectorAll<HTMLElement>(PRESSABLE)]
    .filter((element) => element.checkVisibility())
    .sort((one, other) => Number(isShutOut(one)) - Number(isShutOut(other)))
  const wanted =
    all.find((element) => nameOf(element) === name) ?? all.find((element) => nameOf(element).startsWith(name))
  if (!wanted) throw new Error(`Nothing named "${name}" is to be pressed here, only: ${all.map(nameOf).join(' · ')}`)
  wanted.click()
}
