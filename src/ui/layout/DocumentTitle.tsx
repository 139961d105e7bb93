import { useEffect, useSyncExternalStore } from 'react'
import { titleNews } from '../feedback/titleNews.ts'

/** Names the page in the browser's tab and history; what has just happened comes first. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const news = useSyncExternalStore(titleNews.subscribe, titleNews.current)
  useEffect(() => {
    document.title = `${news === null ? '' : `${news} · `}${title} · tokhai`
  }, [news, title])
  return null
}
