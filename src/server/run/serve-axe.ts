import type { Connect, Plugin } from 'vite'

/** Where the workbench has axe: a file, which the browser keeps compiled, unlike code that is handed to it. */
export const AXE_PATH = '/axe.js'

/** Axe with a `setTimeout` based on `MessageChannel`, because a story stops the timers of its page. */
const withOwnTimer = (source: string): string => `((setTimeout) => {${source}})((callback) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => { port1.close(); callback() }
  port2.postMessage(null)
  return 0
})`

/** Vite plugin that serves axe beside the workbench, in development and from a build, for checks of accessibility. */
export const serveAxe = (cacheControl: string): Plugin => {
  const handle: Connect.NextHandleFunction = (_request, response, next) => {
    // Loaded on request: the gallery also starts where development packages were left out.
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
