import { openStory, type WatchedPage } from '#tests/helpers/pictures/stories.ts'
import type { StoryAddress } from '#workbench/stories/story-address.ts'

export interface Presses {
  readonly pressed: number
  readonly dead: readonly string[]
}

/** Rows that are pressed per list. Further rows are the same component. */
const ROWS_PRESSED = 6
/** Limit, because a page may grow with each press. */
const MOST_PRESSES = 120

/**
 * Lists the controls whose press changes nothing in the document and causes no animation, call, link, copied text,
 * message or stored value. Sound and vibration do not count.
 */
export const pressAll = async (
  watched: WatchedPage,
  address: Partial<Record<keyof StoryAddress, string>>,
): Promise<Presses> => {
  await openStory(watched, address)
  return watched.page.evaluate(
    async ({ rowsPressed, mostPresses }) => {
      const { __story: story, __messenger: messenger } = window as unknown as {
        __story: { settle: () => Promise<void>; reopen: () => Promise<void> }
        __messenger?: { events: readonly { name: string }[] }
      }
      const CONTROLS =
        'a[href], button, summary, select, input:is([type=checkbox], [type=radio], [type=range]), :is([role=button], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab])'
      const CHOSEN =
        ':is([aria-checked=true], [aria-pressed=true], [aria-selected=true]):not([role=switch]), [aria-current]:not([aria-current=false]), [type=radio]:checked'

      let effects = 0
      const note = (): void => {
        effects += 1
      }
      const noted = <This, Args extends unknown[], Result>(work: (this: This, ...args: Args) => Result) =>
        function (this: This, ...args: Args): Result {
          note()
          return work.apply(this, args)
        }
      window.fetch = noted(window.fetch)
      window.open = noted(window.open)
      Element.prototype.animate = noted(Element.prototype.animate)
      Storage.prototype.setItem = noted(Storage.prototype.setItem)
      if (navigator.clipboard) navigator.clipboard.writeText = noted(navigator.clipboard.writeText)
      window.addEventListener('click', (event) => {
        // A link that is left to the browser would leave the workbench.
        if (event.defaultPrevented || !(event.target as Element).closest('a[href]')) return
        event.preventDefault()
        note()
      })
      const everything = { subtree: true, childList: true, attributes: true, characterData: true }
      new MutationObserver(note).observe(document, everything)
      const messages = (): number =>
        messenger?.events.filter(({ name }) => name !== 'web_app_trigger_haptic_feedback').length ?? 0

      const topDialog = (): Element | undefined =>
        [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
      const nameOf = (control: HTMLElement): string => {
        const labelledBy = (control.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id))
        const labels = [...labelledBy, ...((control as HTMLInputElement).labels ?? [])]
        const label = labels
          .map((each) => each?.textContent ?? '')
          .join(' ')
          .trim()
        const words = control.getAttribute('aria-label') ?? (label === '' ? (control.textContent ?? '') : label)
        return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`
      }
      const isPressable = (control: HTMLElement): boolean =>
        !control.matches(':disabled, [aria-disabled=true]') &&
        !control.matches(CHOSEN) &&
        control.closest('[inert], [aria-hidden=true]') === null &&
        control.checkVisibility({ visibilityProperty: true })
      const isAmongFirst = (control: HTMLElement): boolean => {
        const row = control.closest('li, [role=listitem]')
        return !row || [...(row.parentElement?.children ?? [])].indexOf(row) < rowsPressed
      }
      /** Each control with a unique key, which stays the same when the screen is opened again. */
      const controlsNow = (): [string, HTMLElement][] => {
        const counts = new Map<string, number>()
        const all = [...(topDialog() ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)]
        return all.filter(isPressable).flatMap((control): [string, HTMLElement][] => {
          const name = nameOf(control)
          const count = (counts.get(name) ?? 0) + 1
          counts.set(name, count)
          return isAmongFirst(control) ? [[count === 1 ? name : `${name}, number ${count}`, control]] : []
        })
      }
      const valueFor = (control: HTMLSelectElement | HTMLInputElement): string | undefined => {
        if (control instanceof HTMLInputElement) return control.value === control.min ? control.max : control.min
        return [...control.options].find(({ value, disabled }) => value !== control.value && !disabled)?.value
      }
      const press = (control: HTMLElement): void => {
        if (control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'range')) {
          // React overrides the element's own setter and ignores writes through it. The prototype's setter bypasses
          // that.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
            control,
            valueFor(control),
          )
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
          return
        }
        for (const type of ['pointerdown', 'pointerup'])
          control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true }))
        control.click()
      }
      const nextTask = (): Promise<void> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        })

      const done = new Set<string>()
      const dead: string[] = []
      const first = topDialog()
      while (done.size < mostPresses) {
        const controls = controlsNow()
        const [key, control] = controls.find(([name]) => !done.has(name)) ?? []
        if (key === undefined || control === undefined) break
        done.add(key)
        const [effectsBefore, messagesBefore] = [effects, messages()]
        const isIdle = (): boolean => effects === effectsBefore && messages() === messagesBefore
        const isElsewhere = (): boolean => controls.some(([, other]) => !other.isConnected) || topDialog() !== first
        press(control)
        await nextTask()
        if (!isElsewhere()) await story.settle()
        if (isIdle()) dead.push(key)
        if (isElsewhere()) await story.reopen()
      }
      return { pressed: done.size, dead }
    },
    { rowsPressed: ROWS_PRESSED, mostPresses: MOST_PRESSES },
  )
}
