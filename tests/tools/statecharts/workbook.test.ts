import { afterEach, describe, expect, it, vi } from 'vitest'
import { workbookOf } from '../../../tools/statecharts/formats/workbook.ts'

afterEach(() => vi.unstubAllEnvs())

const bytesIn = async (zone: string) => {
  vi.stubEnv('TZ', zone)
  return Buffer.from(
    await workbookOf([{ name: 'door', head: ['from', 'to'], rows: [['closed', 'open']], widths: [10, 10] }]),
  ).toString('base64')
}

describe('a workbook', () => {
  it.each(['Asia/Ho_Chi_Minh', 'America/New_York', 'Pacific/Kiritimati'])(
    'has the same bytes in %s as in Greenwich',
    async (zone) => {
      expect(await bytesIn(zone)).toBe(await bytesIn('UTC'))
      vi.stubEnv('TZ', zone)
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0)
    },
  )
})
