import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { distribute } from '#server/db/distribute.ts'
import { KEYED_BY_VALUE, LOCAL_TABLES, OWNED, READS_OF_ALL_NODES, SHARED_TABLES } from '#server/db/table-owners.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/helpers/database/test-database.ts'

interface Index {
  readonly table: string
  readonly index: string
  readonly primary: boolean
  readonly columns: readonly string[]
}

interface ForeignKey {
  readonly table: string
  readonly constraint: string
  readonly columns: readonly string[]
  readonly target: string
  readonly target_columns: readonly string[]
}

const database = await createTestDatabase()
const { db } = database
const tables = (
  await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db)
).rows.map(({ name }) => name)
const uniqueIndexes = (
  await sql<Index>`
    select t.relname as table, i.relname as index, indisprimary as primary,
      array(select coalesce(attname, '') from unnest(indkey::int2[]) with ordinality as k (number, place)
        left join pg_attribute on attrelid = t.oid and attnum = k.number and attnum > 0 order by place)::text[] as columns
    from pg_index join pg_class t on t.oid = indrelid join pg_class i on i.oid = indexrelid
    where indisunique and t.relnamespace = 'public'::regnamespace and not t.relispartition`.execute(db)
).rows
const foreignKeys = (
  await sql<ForeignKey>`
    select t.relname as table, conname as constraint, target.relname as target,
      array(select attname from unnest(conkey) with ordinality as k (number, place)
        join pg_attribute on attrelid = conrelid and attnum = k.number order by place)::text[] as columns,
      array(select attname from unnest(confkey) with ordinality as k (number, place)
        join pg_attribute on attrelid = confrelid and attnum = k.number order by place)::text[] as target_columns
    from pg_constraint join pg_class t on t.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and t.relnamespace = 'public'::regnamespace and not t.relispartition
      and not target.relispartition`.execute(db)
).rows
afterAll(() => database.drop())

const owned = OWNED
const shared: readonly string[] = SHARED_TABLES

describe('one owner a row', () => {
  it('every table is in the list, once', () => {
    const listed = [...Object.keys(owned), ...Object.keys(KEYED_BY_VALUE), ...SHARED_TABLES, ...LOCAL_TABLES]
    expect(listed.sort()).toEqual([...tables])
  })

  it.each(Object.entries({ ...OWNED, ...KEYED_BY_VALUE }))(
    '%s has its primary key, and every unique index, led by %s',
    (table, owner) => {
      const indexes = uniqueIndexes.filter((index) => index.table === table)
      expect(indexes.filter(({ primary }) => primary)).toHaveLength(1)
      expect(indexes.filter(({ columns }) => columns[0] !== owner)).toEqual([])
    },
  )

  it('foreign keys of a player’s or a guild’s rows lead to rows of the same owner', () => {
    const own = foreignKeys.filter(({ table }) => table in owned)
    expect(own.length).toBeGreaterThan(10)
    const crossing = own.filter(({ table, columns, target, target_columns }) => {
      const place = columns.indexOf(owned[table] ?? '')
      return place === -1 || target_columns[place] !== owned[target]
    })
    expect(crossing).toEqual([])
  })

  it('a table is in the list after the tables that it references, so that it can be distributed after them', () => {
    const order = Object.keys(owned)
    const early = foreignKeys.filter(({ table, target }) => order.indexOf(table) < order.indexOf(target))
    expect(early.filter(({ table }) => table in owned)).toEqual([])
  })

  it('nothing is distributed on a PostgreSQL without the extension', async () => {
    const plain = await createEmptyDatabase()
    onTestFinished(() => plain.drop())
    expect(await distribute(plain.db, 4)).toBeNull()
  })

  it('shared and local tables reference nothing but shared ones', () => {
    const others = foreignKeys.filter(({ table }) => !(table in owned))
    expect(others.filter(({ target }) => !shared.includes(target))).toEqual([])
  })
})

const MODULES = path.resolve(import.meta.dirname, '../../../src/server/modules')

const ownerlessItemStatements = (): string[] =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('store.ts'))
    .flatMap((file) => readFileSync(path.join(MODULES, file), 'utf8').split(/^(?=(?:export )?const )/m))
    .filter((source) =>
      /\b(from|into|update|join) items\b|\b(selectFrom|deleteFrom|updateTable)\('items'\)/.test(source),
    )
    .filter((source) => !source.includes('owner_id'))
    .map((source) => /const (\w+)/.exec(source)?.[1] ?? source)

it('statements on items name one owner by value, but for those that are allowed by name to ask all nodes (row 110)', () => {
  expect(ownerlessItemStatements()).toEqual(READS_OF_ALL_NODES)
})

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../src/server/db/migrations')

/** Alterations that a distributed table refuses: several changes at once, and unnamed constraints. */
const refusedAlterations = (source: string): string[] =>
  [...source.matchAll(/\balter table\b[^`;]*/gi)]
    .map(([statement]) => statement.replace(/\$\{[^}]*\}/g, 'x'))
    .filter((statement) => {
      const outside = statement.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()')
      const unnamed = outside.replace(
        /\bconstraint\s+\S+\s+(?:primary key|unique|check|foreign key)(?:\s*\(\)\s*references)?/gi,
        '',
      )
      return outside.includes(',') || /\b(?:primary key|unique|check|foreign key|references)\b/i.test(unnamed)
    })

describe('migrations of a distributed database', () => {
  it('change one thing a statement and name every constraint', () => {
    const refused = readdirSync(MIGRATIONS).flatMap((file) =>
      refusedAlterations(readFileSync(path.join(MIGRATIONS, file), 'utf8')).map((statement) => `${file}: ${statement}`),
    )
    expect(refused).toEqual([])
  })

  it.each([
    'alter table a add column b text, add column c text',
    'alter table a add primary key (b)',
    'alter table a add column b integer check (b > 0)',
    'alter table a add column b bigint references c',
    'alter table a add foreign key (b) references c (d)',
  ])('are refused as %s', (statement) => {
    expect(refusedAlterations(`sql\`${statement}\``)).toEqual([statement])
  })

  it.each([
    'alter table a add column b text not null default (1)',
    'alter table a add constraint d check (b in (1, 2))',
    'alter table a add constraint d foreign key (b, c) references e (f, g)',
    'alter table a drop constraint d',
  ])('are accepted as %s', (statement) => {
    expect(refusedAlterations(`sql\`${statement}\``)).toEqual([])
  })
})
