import { DocumentNews } from '../../../documents/follow/DocumentNews.tsx'
import { followedNotices } from '../list/followedNotices.ts'

/** Follows news of error notices, whatever is shown. */
export const NewsFollower = () => <DocumentNews kind={followedNotices} />
