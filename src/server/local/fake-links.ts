import type { ServerConfig } from '#server/config/config.ts'

const CHANNELS = { news: 'https://t.me/house_kombat' }
const TASK_LINKS = {
  retweet: 'https://example.com/house-kombat/post',
  'play-app': 'https://example.com/house-kombat/partner',
  'add-folder': 'https://example.com/house-kombat/folder',
}

/** Local mode only: fills missing task links, so that every task can be tried (R45). */
export const withFakeLinks = (config: ServerConfig): ServerConfig => {
  if (config.mode !== 'local') return config
  return {
    ...config,
    taskLinks: { ...TASK_LINKS, ...config.taskLinks },
    client: { ...config.client, channels: { ...CHANNELS, ...config.client.channels } },
  }
}
