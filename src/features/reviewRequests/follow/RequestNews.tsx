import { requestKeys } from '../../../api/queries/reviewRequests.ts'
import { useFreshRecords, type FollowedRecords } from '../../../documents/follow/useFreshRecords.ts'

const followed: FollowedRecords = { key: 'review-requests', panels: ['review-requests'], queryKey: requestKeys.all }

/** Has what shows requests read them anew when they have changed. */
export const RequestNews = () => {
  useFreshRecords(followed)
  return null
}
