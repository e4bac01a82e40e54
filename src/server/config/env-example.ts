import { settingDefaults } from './config.ts'

const LINE_LENGTH = 100
const HEAD = `# Settings of House Kombat. Made by "npm run env-example" from the settings' schema and src/server/readme/settings.md.
# Each may also be in a file: BOT_TOKEN_FILE=/run/secrets/bot-token instead of BOT_TOKEN. Commented lines say the default.
`

const ROW = /^\| (`[A-Z][^|]*) \| ([^|]*) \| (.*) \|$/gm

const plain = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')

const comment = (text: string): string =>
  [...text.matchAll(new RegExp(`(.{1,${LINE_LENGTH}}|\\S+)(?: |$)`, 'g'))].map(([, line]) => `# ${line}`).join('\n')

const written = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value) : '')

/** @param manual text of settings.md, whose table describes every setting */
export const envExample = (manual: string): string => {
  const defaults = settingDefaults()
  const rows = [...manual.matchAll(ROW)].map(([, cell = '', usual = '', meaning = '']) => {
    const names = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
    const own = names.map((name) => written(defaults[name]))
    // A default that follows from other settings, or from the build, is described by the manual.
    const isOwn = own.every((value) => (value === '' ? usual === '–' : usual.includes(`\`${value}\``)))
    const words = plain(isOwn ? meaning : `${meaning}. Default: ${usual}`)
    return [comment(words), ...names.map((name, index) => `#${name}=${isOwn ? own[index] : ''}`)].join('\n')
  })
  return `${[HEAD, ...rows].join('\n\n').replace('\n\n\n', '\n\n')}\n`
}
