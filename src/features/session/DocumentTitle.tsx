import { useEffect } from 'react'

/** Names the page in the browser's tab and history. */
export function DocumentTitle({ title }: { readonly title: string }) {
  useEffect(() => {
    document.title = `${title} · tokhai`
  }, [title])
  return null
}
