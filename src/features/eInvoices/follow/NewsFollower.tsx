import { DocumentNews } from '../../../documents/follow/DocumentNews.tsx'
import { followedInvoices } from './followedInvoices.ts'

/** Follows news of e-invoices, whatever is shown. */
export const NewsFollower = () => <DocumentNews kind={followedInvoices} />
