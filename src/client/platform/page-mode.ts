/** Whether the server that sent this page runs in local mode (no bot token; R45). */
export const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="house-kombat-mode"]')?.content === 'local'
