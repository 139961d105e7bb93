import { useRouter } from '@tanstack/react-router'
import { useNavigation } from '../../../area/navigation.ts'

/** Leads to a new notice 04/SS-CTĐT about certificates. */
export const useNoticeBeginning = (): ((certificates: readonly string[]) => void) => {
  const router = useRouter({ warn: false })
  const { pageHref } = useNavigation()
  return (certificates) => {
    const asked = new URLSearchParams({ certificates: certificates.join(',') })
    router.history.push(`${pageHref('pit', {})}/error-notices/new?${asked.toString()}`)
  }
}
