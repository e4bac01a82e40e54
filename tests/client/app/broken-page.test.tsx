import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetConnection, setOnline } from '#client/api/connection.ts'
import { PageErrorBoundary } from '#client/app/page-error-boundary.tsx'
import { texts } from '#client/i18n/i18n.ts'
import { goBack } from '#client/platform/back-stack.ts'
import { onCleanPages, render, setNetwork, tap } from '../render-app.tsx'

onCleanPages()

let isCodeThere = false
beforeEach(() => {
  isCodeThere = false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  resetConnection()
  Reflect.deleteProperty(navigator, 'onLine')
})

const Page = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (pathname === '/inventory' && !isCodeThere) throw new TypeError('Failed to fetch dynamically imported module')
  return (
    <button type="button" onClick={() => navigate('/inventory')}>
      Page {pathname}
    </button>
  )
}
const Pages = () => (
  <PageErrorBoundary path={useLocation().pathname}>
    <Page />
  </PageErrorBoundary>
)
const openInventory = async (): Promise<HTMLElement> => {
  const element = await render(
    <I18nextProvider i18n={texts}>
      <MemoryRouter>
        <Pages />
      </MemoryRouter>
    </I18nextProvider>,
  )
  await tap(element.querySelector('button'))
  return element
}
const button = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)

it('a page that cannot load without a network says so, and loads by itself once the server answers again (extra 9)', async () => {
  await setNetwork(false)
  const element = await openInventory()
  expect(element.textContent).toContain("You're offline. Reconnect to load this.")
  expect(element.textContent).not.toContain('restart the app')
  isCodeThere = true
  await act(async () => setOnline(false))
  await setNetwork(true)
  expect(element.textContent).toContain("You're offline")
  await act(async () => setOnline(true))
  expect(element.textContent).toBe('Page /inventory')
})

it('it does not block other pages: a tap or the way back leads home (extra 9)', async () => {
  await setNetwork(false)
  const element = await openInventory()
  await tap(button(element, 'Home'))
  expect(element.textContent).toBe('Page /')
  await tap(element.querySelector('button'))
  expect(element.textContent).toContain("You're offline")
  await act(async () => goBack())
  expect(element.textContent).toBe('Page /')
})

it('a page that fails with a network is not tried again by itself', async () => {
  const element = await openInventory()
  expect(element.textContent).toContain('Something has gone wrong.')
  isCodeThere = true
  await act(async () => setOnline(false))
  await act(async () => setOnline(true))
  expect(element.textContent).toContain('Something has gone wrong.')
})
