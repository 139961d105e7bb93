import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { invoices } from '../../../faults/areas/invoices.ts'

export const scenarioTexts: ScenarioTexts<typeof invoices> = {
  'invoices.listFailed': msg`The server breaks down while it reads the list of e-invoices`,
  'invoice.saveFailed': msg`The server breaks down while it saves an e-invoice`,
  'invoice.generateAnswerLost': msg`An e-invoice gets its number, but the connection breaks off before the answer`,
  'invoice.issueAnswerLost': msg`An e-invoice is issued, but the connection breaks off before the answer`,
  'invoice.resendFailed': msg`The server breaks down while it sends a buyer the e-mail again`,
}
