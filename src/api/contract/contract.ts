import { calls as account } from './account.ts'
import { calls as auditTrail } from './auditTrail.ts'
import { calls as auth } from './auth.ts'
import { calls as commons } from './commons.ts'
import { calls as customers } from './customers.ts'
import { calls as declarationFiling } from './declarationFiling.ts'
import { calls as declarationHistory } from './declarationHistory.ts'
import { calls as declarationInForce } from './declarationInForce.ts'
import { calls as declarationIssueRuns } from './declarationIssueRuns.ts'
import { calls as declarations } from './declarations.ts'
import { calls as declarationUnfinished } from './declarationUnfinished.ts'
import { calls as digitalSignatures } from './digitalSignatures.ts'
import { calls as errorNoticeFiling } from './errorNoticeFiling.ts'
import { calls as errorNoticeHistory } from './errorNoticeHistory.ts'
import { calls as errorNotices } from './errorNotices.ts'
import { calls as hsm } from './hsm.ts'
import { calls as images } from './images.ts'
import { calls as itemLookup } from './itemLookup.ts'
import { calls as invoiceChoices } from './invoiceChoices.ts'
import { calls as invoiceArchives } from './invoiceArchives.ts'
import { calls as invoiceChecks } from './invoiceChecks.ts'
import { calls as invoiceCorrections } from './invoiceCorrections.ts'
import { calls as invoiceSeveral } from './invoiceSeveral.ts'
import { calls as invoiceConversion } from './invoiceConversion.ts'
import { calls as invoiceFiling } from './invoiceFiling.ts'
import { calls as invoiceForeign } from './invoiceForeign.ts'
import { calls as invoiceHistory } from './invoiceHistory.ts'
import { calls as invoiceLines } from './invoiceLines.ts'
import { calls as invoiceMatters } from './invoiceMatters.ts'
import { calls as invoiceOutput } from './invoiceOutput.ts'
import { calls as invoiceUpload } from './invoiceUpload.ts'
import { calls as invoices } from './invoices.ts'
import { calls as items } from './items.ts'
import { calls as notifications } from './notifications.ts'
import { calls as pdfViewer } from './pdfViewer.ts'
import { calls as pitCertificateArchives } from './pitCertificateArchives.ts'
import { calls as pitCertificateChecks } from './pitCertificateChecks.ts'
import { calls as pitCertificateCorrections } from './pitCertificateCorrections.ts'
import { calls as pitCertificateFiling } from './pitCertificateFiling.ts'
import { calls as pitCertificateHistory } from './pitCertificateHistory.ts'
import { calls as pitCertificateMails } from './pitCertificateMails.ts'
import { calls as pitCertificateMatters } from './pitCertificateMatters.ts'
import { calls as pitCertificateOutput } from './pitCertificateOutput.ts'
import { calls as pitCertificatePayroll } from './pitCertificatePayroll.ts'
import { calls as pitCertificateRights } from './pitCertificateRights.ts'
import { calls as pitCertificates } from './pitCertificates.ts'
import { calls as registeredSignatures } from './registeredSignatures.ts'
import { calls as remoteSigning } from './remoteSigning.ts'
import { calls as reviewRequests } from './reviewRequests.ts'
import { calls as search } from './search.ts'
import { calls as settings } from './settings.ts'
import { calls as shops } from './shops.ts'
import { calls as signatureRegistration } from './signatureRegistration.ts'
import { calls as templates } from './templates.ts'
import { calls as users } from './users.ts'

/**
 * Every call of the product: what each area's file says in its `calls`. Server, contract tests, docs/api.md and the OpenAPI file read it; a
 * page imports its own calls from their areas, so that it fetches no others.
 */
export const contract = {
  ...auth,
  ...commons,
  ...settings,
  ...account,
  ...digitalSignatures,
  ...signatureRegistration,
  ...registeredSignatures,
  ...hsm,
  ...remoteSigning,
  ...reviewRequests,
  ...shops,
  ...items,
  ...itemLookup,
  ...customers,
  ...templates,
  ...declarations,
  ...declarationFiling,
  ...declarationHistory,
  ...declarationInForce,
  ...declarationUnfinished,
  ...declarationIssueRuns,
  ...pitCertificates,
  ...pitCertificateFiling,
  ...pitCertificateHistory,
  ...pitCertificateMatters,
  ...pitCertificateRights,
  ...pitCertificateOutput,
  ...pitCertificateArchives,
  ...pitCertificateMails,
  ...invoiceCorrections,
  ...invoiceSeveral,
  ...pitCertificateCorrections,
  ...pitCertificatePayroll,
  ...pitCertificateChecks,
  ...errorNotices,
  ...errorNoticeFiling,
  ...errorNoticeHistory,
  ...invoices,
  ...invoiceChoices,
  ...invoiceFiling,
  ...invoiceHistory,
  ...invoiceLines,
  ...invoiceMatters,
  ...invoiceOutput,
  ...invoiceArchives,
  ...invoiceChecks,
  ...invoiceUpload,
  ...invoiceConversion,
  ...invoiceForeign,
  ...pdfViewer,
  ...images,
  ...users,
  ...search,
  ...auditTrail,
  ...notifications,
} as const
