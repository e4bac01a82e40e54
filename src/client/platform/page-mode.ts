export const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="house-kombat-mode"]')?.content === 'local'
