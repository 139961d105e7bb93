import { DocumentNews } from '../../../documents/follow/DocumentNews.tsx'
import { followedNotices } from '../list/followedNotices.ts'

/** Follows news of notices about certificates, whatever is shown. */
export const CertificateNoticeNews = () => <DocumentNews kind={followedNotices.certificates} />

/** The same about invoices. */
export const InvoiceNoticeNews = () => <DocumentNews kind={followedNotices.invoices} />
