import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { alertNames, OPS } from '#tests/helpers/observability/alert-files.ts'
import { promtool } from '#tests/helpers/observability/prometheus.ts'

describe('promtool', () => {
  it('takes the configuration with all its alerts', () => {
    const { code, output } = promtool('check', 'config', path.join(OPS, 'prometheus.yml'))
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`${alertNames.length} rules found`) })
  })

  it('fires each alert by its own series, and no other alert', () => {
    const { code, output } = promtool('test', 'rules', path.join(import.meta.dirname, 'alerts.promtool.yml'))
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') })
  })
})
