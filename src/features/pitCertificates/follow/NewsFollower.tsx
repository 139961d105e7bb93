import { DocumentNews } from '../../../documents/follow/DocumentNews.tsx'
import { followedCertificates } from './followedCertificates.ts'

/** Follows news of PIT certificates, whatever is shown. */
export const NewsFollower = () => <DocumentNews kind={followedCertificates} />
