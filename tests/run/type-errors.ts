import type { Defect } from './defects.ts'

const COMMAND: readonly string[] = ['tsx', 'tests/run/typecheck.ts']

/** Wrong types, one in each project of the compiler, and one that others only see by its declaration. */
export const TYPE_ERRORS: readonly Defect[] = [
  {
    name: 'a wrong type in the rules',
    file: 'src/rules/units.ts',
    sound: 'export const MS_PER_SECOND = 1000',
    faulty: "export const MS_PER_SECOND: number = '1000'",
    command: COMMAND,
    says: ['src/rules/units.ts', 'TS2322'],
  },
  {
    name: 'a wrong type in the client',
    file: 'src/client/api/retry.ts',
    sound: 'error.httpStatus >= 500',
    faulty: "error.httpStatus === '500'",
    command: COMMAND,
    says: ['src/client/api/retry.ts', 'TS2367'],
  },
  {
    name: 'a wrong type in the server',
    file: 'src/server/idempotency.ts',
    sound: 'const IDEMPOTENCY_LIFETIME_MS = MS_PER_DAY',
    faulty: 'const IDEMPOTENCY_LIFETIME_MS: string = MS_PER_DAY',
    command: COMMAND,
    says: ['src/server/idempotency.ts', 'TS2322'],
  },
  {
    name: 'a wrong type in a test',
    file: 'tests/types-cache.test.ts',
    sound: "const INSTALLED = 'node_modules/.package-lock.json'",
    faulty: "const INSTALLED: number = 'node_modules/.package-lock.json'",
    command: COMMAND,
    says: ['tests/types-cache.test.ts', 'TS2322'],
  },
  {
    name: 'a name of the rules that others still use',
    file: 'src/rules/boss/boss.ts',
    sound: 'export const BOSS_ITEMS',
    faulty: 'export const BOSS_GOODS',
    command: COMMAND,
    says: ['src/client/', 'src/server/', 'tests/rules/boss.test.ts', 'BOSS_ITEMS'],
  },
]
