import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast as hotToast } from 'react-hot-toast/headless'
import { I18nextProvider } from 'react-i18next'
import { type Location, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
// Lazy code, loaded before fake timers start, because a dynamic import takes real time.
import '#client/topics/settle-mutation.ts'
import '#client/ui/overlays/dialog-frame.tsx'
import '#client/ui/overlays/drawer-frame.tsx'
import '#client/ui/overlays/full-screen-dialog.tsx'
import '#contracts/schemas.ts'
import {
  createStageBridge,
  type StageBridge,
  type StageCommand,
  type StageCommands,
  type StageState,
} from '#bridge/bridge.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { createTexts } from '#client/i18n/i18n.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { writeSession } from '#client/platform/session-store.ts'
import { StageContext } from '#client/stage/stage-context.ts'
import { createStageHolder } from '#client/stage/stage-holder.ts'
import { Toaster } from '#client/ui/feedback/toaster.tsx'
import { en } from '#tests/helpers/english.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { stubMatchMedia } from './render-app.tsx'

const KEPT_KEYS = [`fight-running.${LAUNCH_USER.id}`, `fight-request.${LAUNCH_USER.id}`, 'onboarding-visited']

/** Signs in player 7 with the launch data of local mode. */
export const signIn = (startParam?: string): void => {
  const raw = new URLSearchParams({
    user: JSON.stringify({ ...LAUNCH_USER, language_code: 'en' }),
    auth_date: '1',
    hash: 'x',
    signature: 'x',
  })
  if (startParam !== undefined) raw.set('start_param', startParam)
  takeLocalLaunchData(raw.toString())
}

const Address = ({ onChange }: { readonly onChange: (location: Location) => void }) => {
  onChange(useLocation())
  return null
}

export interface Page {
  readonly queryClient: QueryClient
  readonly bridge: StageBridge
  /** Elements to which the stage was attached, newest last. */
  readonly stage: { readonly attached: HTMLElement[]; detached: number }
  address(): string
  /** State of the navigation that led here. */
  state(): unknown
  text(): string
  button(name: string | RegExp): HTMLButtonElement
  hasButton(name: string | RegExp): boolean
  click(element: Element): Promise<void>
  /** Clicks the button and waits for what it opens, 50 ms by default. */
  tap(name: string | RegExp, waitMs?: number): Promise<void>
  /** Clicks the button twice before React renders, then waits 50 ms. */
  tapTwice(name: string | RegExp): Promise<void>
  /** Presses a key on `on`; without it the focus is on the page itself. */
  press(key: string, on?: Element): Promise<void>
  stageSays(state: Partial<StageState>): Promise<void>
  stageReports(changes: Partial<StageState['report']>): Promise<void>
  stageSends<K extends StageCommand>(command: K, payload: StageCommands[K]): Promise<void>
  pass(delayMs: number): Promise<void>
  /** Waits for lazy code, then passes 50 ms by default. */
  settle(delayMs?: number): Promise<void>
  close(): Promise<void>
}

let open: Page | null = null

export const closePage = async (): Promise<void> => {
  await open?.close()
  open = null
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const key of KEPT_KEYS) writeSession(key, null)
  localStorage.clear()
}

/** Each test of the file has fake timers and player 7 signed in, and leaves an empty page and no spies. */
export const onSignedInPages = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS })
    // jsdom does not scroll.
    vi.stubGlobal('scrollTo', () => undefined)
    signIn()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await closePage()
  })
}

/** Assigning `value` alone is ignored: React overrides the element's setter. */
export const typeInto = (
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  text: string,
): Promise<void> =>
  act(async () => {
    if (!field) throw new Error(`No field for "${text}" in: ${document.body.textContent}`)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Throws when two dialogs that opened at once hide each other from screen readers. */
const expectReadableDialog = (): void => {
  const dialogs = [...document.querySelectorAll('[role=dialog][data-open]')]
  if (dialogs.length > 0 && dialogs.every((dialog) => dialog.closest('[aria-hidden=true]')))
    throw new Error(`Every open dialog is hidden from screen readers: ${dialogs.map((dialog) => dialog.textContent)}`)
}

export const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? ''

export const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

export const tabOf = (name: string): Element => {
  const found = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No tab "${name}" in: ${document.body.textContent}`)
  return found
}

/** The last button of this name, because a dialog comes after the page in the document. */
export const lastButton = (name: string, selector = 'button'): HTMLButtonElement => {
  const last = [...document.querySelectorAll<HTMLButtonElement>(selector)].findLast((button) => nameOf(button) === name)
  if (!last) throw new Error(`No ${selector} "${name}" in: ${document.body.textContent}`)
  return last
}

export const inDialog = (name: string): HTMLButtonElement =>
  lastButton(name, '[role=dialog] button, [role=alertdialog] button')

/** Chooses an option of the select with this label. */
export const choose = (label: string, value: string): Promise<void> =>
  act(async () => {
    const select = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label)
    if (!select) throw new Error(`No select "${label}"`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Shows a screen. The test must have set fake timers and a fake server. */
export const showScreen = async (
  screen: ReactNode,
  at: string | { readonly pathname: string; readonly search?: string; readonly state: unknown } = '/',
  fill: (queryClient: QueryClient) => void = () => undefined,
): Promise<Page> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubMatchMedia()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const host = document.createElement('div')
  document.body.append(host)
  const root: Root = createRoot(host)
  const queryClient = createQueryClient()
  fill(queryClient)
  const bridge = createStageBridge()
  const stage = { attached: [] as HTMLElement[], detached: 0 }
  const hosted = {
    attach: (element: HTMLElement) => void stage.attached.push(element),
    detach: () => {
      stage.detached += 1
    },
  }
  const holder = createStageHolder(bridge, async () => ({
    createStage: (parent) => {
      hosted.attach(parent)
      return hosted
    },
  }))
  let current: Location | undefined
  const pass = async (delayMs: number): Promise<void> => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(delayMs)
    })
    expectReadableDialog()
  }
  const find = (name: string | RegExp) =>
    [...document.querySelectorAll('button')].find((element) =>
      typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
    )
  const page: Page = {
    queryClient,
    bridge,
    stage,
    address: () => `${current?.pathname}${current?.search}`,
    state: () => current?.state,
    text: () => document.body.textContent ?? '',
    hasButton: (name) => find(name) !== undefined,
    button(name) {
      const element = find(name)
      if (!element) throw new Error(`No button "${name}" in: ${document.body.textContent}`)
      return element
    },
    async click(element) {
      await act(async () => {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        await vi.advanceTimersByTimeAsync(0)
      })
      expectReadableDialog()
    },
    async tap(name, waitMs = 50) {
      await page.click(page.button(name))
      await pass(waitMs)
    },
    tapTwice(name) {
      const button = page.button(name)
      return act(async () => {
        button.click()
        button.click()
        await vi.advanceTimersByTimeAsync(50)
      })
    },
    press: (key, on = document.body) =>
      act(async () => {
        on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await vi.advanceTimersByTimeAsync(0)
      }),
    pass,
    async settle(delayMs = 50) {
      await act(() => vi.dynamicImportSettled())
      await pass(delayMs)
    },
    stageSays: (state) => act(async () => bridge.store.setState(state)),
    stageReports: (changes) => page.stageSays({ report: { ...bridge.store.getState().report, ...changes } }),
    stageSends: (command, payload) => act(async () => bridge.send(command, payload)),
    async close() {
      await act(async () => root.unmount())
      queryClient.clear()
      host.remove()
      // Toasts must not pass into the next page.
      hotToast.removeAll()
    },
  }
  open = page
  await act(async () => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={createTexts(en)}>
          <StageContext value={holder}>
            <MemoryRouter initialEntries={[at]}>
              {screen}
              <Address
                onChange={(next) => {
                  current = next
                }}
              />
            </MemoryRouter>
            <Toaster />
          </StageContext>
        </I18nextProvider>
      </QueryClientProvider>,
    )
    await vi.advanceTimersByTimeAsync(0)
  })
  await page.settle()
  return page
}
