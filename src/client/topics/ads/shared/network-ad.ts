import type { AdShown } from './ad-watch.ts'

const SCRIPT_URL = 'https://sad.adsgram.ai/js/sad.min.js'

interface AdController {
  show(): Promise<{ readonly done: boolean }>
}

interface AdNetwork {
  init(options: { readonly blockId: string }): AdController
}

const networkOf = (): AdNetwork | undefined => (window as { readonly Adsgram?: AdNetwork }).Adsgram

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT_URL
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      // Removed, because a retry appends another script element.
      script.remove()
      reject(new Error('The ad script could not be loaded'))
    }
    document.head.append(script)
  })

export const showNetworkAd = async (blockId: string): Promise<AdShown> => {
  try {
    if (!networkOf()) await loadScript()
  } catch {
    return 'not-loaded'
  }
  const network = networkOf()
  if (!network) return 'not-loaded'
  try {
    return (await network.init({ blockId }).show()).done ? 'watched' : 'skipped'
  } catch (result) {
    // The network rejects both a skipped ad and one that could not be shown; `error` distinguishes them.
    const isBroken = typeof result === 'object' && result !== null && 'error' in result && result.error === true
    return isBroken ? 'not-loaded' : 'skipped'
  }
}
