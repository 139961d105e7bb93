import { describe } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateMatters } from '../../../src/api/contract/pitCertificateMatters.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { certificateSaid } from '../../server/support/pitCertificates.ts'
import { asVisitor } from '../support/fixtures.ts'
import { itIsIssuedByEachWay } from '../support/issuingWays.ts'

const fixture = asVisitor()

describe('a PIT certificate', () => {
  itIsIssuedByEachWay(fixture, {
    userId: 'pit.admin@tokhai.example',
    path: 'e-pit/certificate',
    one: 'PIT certificate',
    grid: 'PIT certificates',
    accepted: 'Accepted',
    heads: { table: 'pit_certificates', named: 'taxpayer_nm' },
    async saveDraft(writer, taxpayer_nm) {
      const inv_date = vietnamDay(new Date())
      const { symbols } = await writer.get(pitCertificateMatters.symbols, { query: { inv_date } })
      const said = certificateSaid({ taxpayer_nm, inv_date, serial_no: symbols[0]?.serial_no ?? '' })
      await writer.get(contract.savePitCertificateDraft, { body: { version: '', ...said } })
    },
  })
})
