import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const DATABASE = path.resolve(import.meta.dirname, '../db')
const FUNCTION = /^create or replace function (\w+)\(([^)]*)\)\s*returns (\w+) /gm

const listed = ([, name, given = '', returns]: RegExpMatchArray): string => {
  const types = given.split(',').map((argument) => argument.trim().split(/\s+/))
  return `  ${name}: {
    arguments: {
${types.map(([argument, type]) => `      ${argument}: '${type}',\n`).join('')}    },
    returns: '${returns}',
  },
`
}

const files = readdirSync(path.join(DATABASE, 'functions')).sort()
const functions = files.flatMap((file) => [
  ...readFileSync(path.join(DATABASE, 'functions', file), 'utf8').matchAll(FUNCTION),
])
const text = `/** Written by \`npm run functions\`: the functions of the database, as db/functions declares them. */
export const FUNCTIONS = {
${functions.map(listed).join('')}} as const
`
writeFileSync(path.join(DATABASE, 'function-arguments.ts'), text)
