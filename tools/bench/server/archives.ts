import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { mostInArchive } from '../../../src/domain/documents/archive.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../product/server/visitor.ts'
import type { Figure } from '../figure.ts'

const insertedAtOnce = 200

/** Certificates of as many people, beside the server. */
const insertCertificates = async (folder: string): Promise<string[]> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const content = newCertificate({ payer: demoCompany, today: '2026-11-20', symbol: 'CT26ZZ', newest: '2.1.1' })
  const ids: string[] = []
  for (let from = 0; from < mostInArchive; from += insertedAtOnce) {
    const drafts = Array.from({ length: insertedAtOnce }, (_, index) => ({
      id: newId(),
      year: 2026,
      reference: `PIT20261120-${from + index}`,
      contentHash: '1',
      given: { lookup_cd: String(from + index), corrects_sid: '' },
      content: {
        ...content,
        taxpayer_nm: `Nguyễn Thị Hoa ${from + index}`,
        taxpayer_taxcd: String(1_190_000_000 + from + index).padStart(12, '0'),
        taxpayer_add: 'Số 3 phố Huế, Hà Nội',
        final_income_amt: String(20_000_000 + from + index),
        final_income_before_tax: '20000000',
        final_income_tax: '2000000',
      },
      madeAt: '2026-11-20T00:00:00.000Z',
    }))
    await store.pitCertificates.insert(demoCompany.id, drafts)
    ids.push(...drafts.map(({ id }) => id))
  }
  await store.close()
  return ids
}

/** MB of the process at most so far. */
const peakOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000
}

interface Made {
  readonly seconds: number
  readonly bytes: number
  readonly done: number
}

const make = async (visitor: Visitor, form: 'zip' | 'pdf', sid: string[]): Promise<Made> => {
  const begun = performance.now()
  await visitor.get(contract.startPitCertificateArchive, { body: { of: 'selected', form, sid } })
  for (;;) {
    const { archive } = await visitor.get(contract.readPitCertificateArchive)
    if (archive === null || archive.state === 'failed') throw new Error('the file was not made')
    if (archive.state === 'ready')
      return {
        seconds: (performance.now() - begun) / 1000,
        bytes: archive.bytes,
        done: archive.done - archive.left_out,
      }
    await new Promise((resolve) => void setTimeout(resolve, 1000))
  }
}

/** PDFs of as many certificates as one file holds, as a zip and as one PDF. */
export const archiveFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const { origin, pid, end } = await startProcess({ TOKHAI_DATA: folder })
  const visitor = await signInAs(origin, 'pit.admin@tokhai.example')
  const ids = await insertCertificates(folder)
  const zip = await make(visitor, 'zip', ids)
  const peak = await peakOf(pid)
  const pdf = await make(visitor, 'pdf', ids)
  const peakOfBoth = await peakOf(pid)
  await end('SIGTERM')
  await removeFolder(folder)
  return [
    { name: `PDFs in a zip of ${mostInArchive}`, value: zip.done, unit: '', aim: mostInArchive, atLeast: true },
    { name: 'seconds of the zip', value: zip.seconds, unit: 's', aim: 240 },
    { name: 'MB of the server at most, zip', value: peak, unit: '', aim: 500 },
    { name: 'the zip', value: zip.bytes, unit: 'B' },
    { name: 'seconds of one PDF of all', value: pdf.seconds, unit: 's', aim: 240 },
    { name: 'MB of the server at most, both', value: peakOfBoth, unit: '', aim: 500 },
    { name: 'the PDF of all', value: pdf.bytes, unit: 'B' },
  ]
}
