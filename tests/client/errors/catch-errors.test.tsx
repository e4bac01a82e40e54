import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageErrorBoundary } from '#client/app/page-error-boundary.tsx'
import { listenForErrors, reportCaught, startReporting } from '#client/errors/catch-errors.ts'
import type { Report } from '#client/errors/reporter.ts'
import { texts } from '#client/i18n/i18n.ts'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import { fakeServer, type SeenRequest } from '../fake-server.ts'
import { onCleanPages, render } from '../render-app.tsx'

// Other test files of this process may have taken the launch data.
vi.hoisted(() => vi.resetModules())

onCleanPages()

const withOwnStack = <E extends Error>(error: E): E =>
  Object.assign(error, { stack: `Error\n    at f (${location.origin}/assets/home-Ab3dEf9x.js:1:7)` })
const Broken = () => {
  throw new Error('rendered')
}
const requests: SeenRequest[] = []
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  requests.length = 0
  fakeServer({
    'clientErrors.report': (request) => {
      requests.push(request)
      return { data: { sample: 1 } }
    },
  })
})

const errors = () => requests.flatMap(({ body }) => (body as Report).errors)
const caught = (count: number) =>
  vi.waitFor(() => expect(errors().length).toBeGreaterThanOrEqual(count), { timeout: 5000 })

describe('errors of a page (R43)', () => {
  it('are caught before and after the reporting code has loaded, uncaught, rejected, rendered, and of the stage', async () => {
    reportCaught('render', new Error('before anybody listens'))
    listenForErrors()
    const uncaught = new ErrorEvent('error', { error: withOwnStack(new TypeError('early')), cancelable: true })
    uncaught.preventDefault()
    dispatchEvent(uncaught)
    await caught(1)
    expect(errors()).toMatchObject([{ kind: 'error', message: 'TypeError: early' }])
    expect(requests[0]?.headers.get('authorization')).toBeNull()

    takeLocalLaunchData('user=x')
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: withOwnStack(new Error('rejected')) }))
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('chunk') }))
    await render(
      <I18nextProvider i18n={texts}>
        <MemoryRouter>
          <PageErrorBoundary path="/">
            <Broken />
          </PageErrorBoundary>
        </MemoryRouter>
      </I18nextProvider>,
    )
    await act(async () => stageBridge.store.setState({ error: 'context-lost' }))
    await caught(5)
    expect(
      errors()
        .slice(1)
        .map(({ kind, message }) => `${kind} ${message}`)
        .sort(),
    ).toEqual(['chunk chunk', 'rejection rejected', 'render rendered', 'webgl context-lost'])
    expect(requests.at(-1)?.headers.get('authorization')).toBe('tma user=x')
    // A further call has no effect: the reporting code loads once.
    startReporting()
  })
})
