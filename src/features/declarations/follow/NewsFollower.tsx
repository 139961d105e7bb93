import { DocumentNews } from '../../../documents/follow/DocumentNews.tsx'
import { followedDeclarations } from './followedDeclarations.ts'

/** Follows news of declarations, whatever is shown. */
export const NewsFollower = () => <DocumentNews kind={followedDeclarations} />
