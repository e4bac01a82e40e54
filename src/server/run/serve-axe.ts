import type { Connect, Plugin } from 'vite'

/** Served as a file, which the browser caches compiled, unlike injected code. */
export const AXE_PATH = '/axe.js'

/** Stories stop the page's timers, so axe gets a `setTimeout` made of `MessageChannel`. */
const withOwnTimer = (source: string): string => `((setTimeout) => {${source}})((callback) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => { port1.close(); callback() }
  port2.postMessage(null)
  return 0
})`

export const serveAxe = (cacheControl: string): Plugin => {
  const handle: Connect.NextHandleFunction = (_request, response, next) => {
    // Imported on request, because the gallery must start without development packages.
    import('axe-core').then(({ default: { source } }) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': cacheControl })
      response.end(withOwnTimer(source))
    }, next)
  }
  return {
    name: 'serve-axe',
    configureServer: ({ middlewares }) => void middlewares.use(AXE_PATH, handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(AXE_PATH, handle),
  }
}
