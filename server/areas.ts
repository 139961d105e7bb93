import { emptyProduct } from './area.ts'
import { account } from './areas/account/area.ts'
import { auditTrail } from './areas/auditTrail/area.ts'
import { auth } from './areas/auth/area.ts'
import { commons } from './areas/commons/area.ts'
import { company } from './areas/company/area.ts'
import { customers } from './areas/customers/area.ts'
import { declarations } from './areas/declarations/area.ts'
import { digitalSignatures } from './areas/digitalSignatures/area.ts'
import { errorNoticeNames, errorNotices } from './areas/errorNotices/area.ts'
import { imageCalls } from './areas/images/area.ts'
import { invoices } from './areas/invoices/area.ts'
import { items } from './areas/items/area.ts'
import { notificationCalls } from './areas/notifications/area.ts'
import { pitCertificates } from './areas/pitCertificates/area.ts'
import { pdfViewer } from './areas/pdfViewer/area.ts'
import { remoteSigningCalls } from './areas/remoteSigning/area.ts'
import { reviewRequestNames, reviewRequests } from './areas/reviewRequests/area.ts'
import { search } from './areas/search/area.ts'
import { shops } from './areas/shops/area.ts'
import { templates } from './areas/templates/area.ts'
import { users } from './areas/users/area.ts'
import { audit } from './audit/area.ts'
import { simulator } from './authority/simulator/area.ts'
import { certificates } from './certificates/area.ts'
import { companies } from './companies/area.ts'
import { customerRecords } from './customers/area.ts'
import { hsmCalls } from './areas/hsm/area.ts'
import { hsmRecords } from './hsm/area.ts'
import { images } from './images/area.ts'
import { documentRecords } from './documents/area.ts'
import { inForceRecords } from './inForce/area.ts'
import { notificationRecords } from './notifications/area.ts'
import { issueRunRecords } from './issueRuns/area.ts'
import { numberRecords } from './numbering/area.ts'
import { outbox } from './outbox/area.ts'
import { shopRecords } from './shops/area.ts'
import { templateRecords } from './templates/area.ts'
import { passwords } from './passwords/area.ts'
import { signInCodes } from './signInCodes/area.ts'
import { secrets } from './secrets/area.ts'
import { transmissionRecords } from './transmissions/area.ts'
import { unfinishedRecords } from './unfinishedForms/area.ts'
import { firstSchema } from './store/migrations/firstSchema.ts'

/** Everything that the server is made of: what areas share, and then a line for each area. */
export const product = emptyProduct
  .with(firstSchema)
  .with(secrets)
  .with(passwords)
  .with(audit)
  .with(companies)
  .with(images)
  .with(certificates)
  .with(hsmRecords)
  .with(shopRecords)
  .with(templateRecords)
  .with(customerRecords)
  .with(outbox)
  .with(transmissionRecords)
  .with(signInCodes)
  .with(notificationRecords)
  .with(unfinishedRecords)
  .with(numberRecords)
  .with(inForceRecords)
  .with(documentRecords)
  .with(issueRunRecords)
  .with(simulator)
  .with(auth)
  .with(commons)
  .with(account)
  .with(company)
  .with(shops)
  .with(items)
  .with(customers)
  .with(templates)
  .with(users)
  .with(auditTrail)
  .with(declarations)
  .with(errorNoticeNames)
  .with(reviewRequestNames)
  .with(pitCertificates)
  .with(invoices)
  .with(reviewRequests)
  .with(errorNotices)
  .with(digitalSignatures)
  .with(hsmCalls)
  .with(remoteSigningCalls)
  .with(pdfViewer)
  .with(imageCalls)
  .with(notificationCalls)
  .with(search)
